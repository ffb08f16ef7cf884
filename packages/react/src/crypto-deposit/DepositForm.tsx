'use client'

import { formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { partClass, runBoth, runSubmit } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** The form of a deposit: opened once for each click. Where the amount is wrong, the focus goes there. */
export function DepositForm(props: ComponentPropsWithoutRef<'form'>) {
  const { deposit, form } = useCryptoDepositContext()
  return (
    <form
      noValidate
      {...props}
      className={partClass('deposit-form', props.className)}
      onSubmit={runSubmit(props.onSubmit, (element) => {
        form.setTried(true)
        if (form.request !== undefined) deposit.open(form.request)
        else element.querySelector<HTMLElement>('[name="amount"]')?.focus()
      })}
    />
  )
}

/** Why the deposit cannot be opened. What was chosen and typed is still there. */
export function DepositError() {
  const { error, isReady } = useCryptoDepositContext().deposit
  const { failed } = useWords('deposit', enDeposit)
  if (error === undefined) return null
  return <ErrorNotice error={error} words={isReady ? { other: failed } : {}} />
}

/** Opens the deposit. */
export function DepositButton(props: ButtonProps) {
  const { deposit, form } = useCryptoDepositContext()
  const words = useWords('deposit', enDeposit)
  const { locale } = useSurface()
  const { isOpening, isReady } = deposit
  const { request } = form
  const label =
    request?.way === 'cash-app'
      ? fill(words.continueWith, {
          amount: formatAmount(request.amount, { locale, currency: 'USD' }),
        })
      : words.continue
  return (
    <Button
      variant="primary"
      {...props}
      data-guarded
      type="submit"
      className={partClass('deposit-open', props.className)}
      aria-disabled={isOpening || !isReady}
      aria-busy={isOpening}
    >
      {isOpening ? words.preparing : (props.children ?? label)}
    </Button>
  )
}

/** Reads the settings again that could not be read. */
export function DepositRefresh(props: ButtonProps) {
  const { refresh } = useCryptoDepositContext().deposit
  const { tryAgain } = useWords('shared', enShared)
  return (
    <Button
      variant="primary"
      {...props}
      className={partClass('deposit-refresh', props.className)}
      onClick={runBoth(props.onClick, () => void refresh())}
    >
      {props.children ?? tryAgain}
    </Button>
  )
}

/** What comes after the form. */
export function DepositNext(props: ComponentPropsWithoutRef<'p'>) {
  const { next } = useWords('deposit', enDeposit)
  return (
    <p {...props} className={partClass('deposit-next', props.className)}>
      {props.children ?? next}
    </p>
  )
}
