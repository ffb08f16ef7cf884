'use client'

import { formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { composeEventHandlers, composeSubmitHandlers, cx } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** The form of a deposit: opened once for each click. Where the amount is wrong, the focus goes there. */
export function DepositForm(props: ComponentPropsWithoutRef<'form'>) {
  const { deposit, form } = useCryptoDepositContext()
  return (
    <form
      noValidate
      {...props}
      className={cx('deposit-form', props.className)}
      onSubmit={composeSubmitHandlers(props.onSubmit, (element) => {
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
  const { failed } = useMessages('deposit', enDeposit)
  if (error === undefined) return null
  return <ErrorNotice error={error} messages={isReady ? { other: failed } : {}} />
}

/** Opens the deposit. */
export function DepositButton(props: ButtonProps) {
  const { deposit, form } = useCryptoDepositContext()
  const messages = useMessages('deposit', enDeposit)
  const { locale } = useRoot()
  const { isOpening, isReady } = deposit
  const { request } = form
  const label =
    request?.way === 'cash-app'
      ? interpolate(messages.continueWith, {
          amount: formatAmount(request.amount, { locale, currency: 'USD' }),
        })
      : messages.continue
  return (
    <Button
      variant="primary"
      {...props}
      data-guarded
      type="submit"
      className={cx('deposit-open', props.className)}
      aria-disabled={isOpening || !isReady}
      aria-busy={isOpening}
    >
      {isOpening ? messages.preparing : (props.children ?? label)}
    </Button>
  )
}

/** Reads the settings again that could not be read. */
export function DepositRefresh(props: ButtonProps) {
  const { refresh } = useCryptoDepositContext().deposit
  const { tryAgain } = useMessages('shared', enShared)
  return (
    <Button
      variant="primary"
      {...props}
      className={cx('deposit-refresh', props.className)}
      onClick={composeEventHandlers(props.onClick, () => void refresh())}
    >
      {props.children ?? tryAgain}
    </Button>
  )
}

/** What comes after the form. */
export function DepositHint(props: ComponentPropsWithoutRef<'p'>) {
  const { next } = useMessages('deposit', enDeposit)
  return (
    <p {...props} className={cx('deposit-hint', props.className)}>
      {props.children ?? next}
    </p>
  )
}
