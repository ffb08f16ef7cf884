'use client'

import { formatAmount } from '@onramp-kit/core'
import { isPermanent } from '@onramp-kit/core/internal'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import type { FormOwnProps } from '../ui/formHandlers.ts'
import type { NoticeOwnProps } from '../ui/Notice.tsx'
import { Element, part } from '../ui/part.tsx'
import { RefreshButton } from '../ui/RefreshButton.tsx'
import { StepHeading } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositMethods } from './DepositMethods.tsx'
import type { CryptoDepositState } from './useCryptoDeposit.ts'
import { UNIT } from './useDepositForm.ts'

/**
 * The form of a deposit, until its page opens. Submitting it opens the page; an `onSubmit` that calls `preventDefault()`
 * skips that. Renders all of its fields by default. Not a `form` element, so that it works inside a form of your page.
 */
export const DepositForm = part<'div', FormOwnProps>('deposit-form', function DepositForm(props) {
  const { deposit, form } = useCryptoDepositContext()
  if (deposit.url !== undefined) return null
  return (
    <Element
      tag="div"
      onSubmit={() => {
        form.setTried(true)
        if (form.request !== undefined) deposit.open(form.request)
        else form.amountRef.current?.focus()
      }}
      overrides={props}
    >
      <StepHeading />
      <DepositMethods />
      <DepositAmount />
      <DepositError />
      <DepositRefresh />
      <DepositButton />
      <DepositHint />
    </Element>
  )
})

/** The error that prevents the deposit. The form keeps its input. */
export const DepositError = part<'div', NoticeOwnProps>(
  'deposit-error',
  function DepositError(props) {
    const { error, isReady } = useCryptoDepositContext().deposit
    const { failed } = useMessages('deposit', enDeposit)
    const { errors } = useMessages('shared', enShared)
    if (error === undefined) return null
    const texts = isReady ? { ...errors, other: failed } : errors
    return <ErrorNotice error={error} texts={texts} overrides={props} />
  },
)

/** The button that opens the deposit. Hidden if the settings failed to load. */
export const DepositButton = part<'button', ButtonOwnProps>(
  'deposit-open',
  function DepositButton(props) {
    const { deposit, form } = useCryptoDepositContext()
    const messages = useMessages('deposit', enDeposit)
    const { locale } = useRootLanguage()
    const { isOpening } = deposit
    const { request } = form
    if (hasSettingsError(deposit)) return null
    const label =
      request?.method === 'cash-app'
        ? interpolate(messages.continueWith, {
            amount: formatAmount(request.amount, { locale, currency: UNIT }),
          })
        : messages.continue
    return (
      <Button
        variant="primary"
        data-guarded
        type="submit"
        disabled={isPermanent(deposit.error)}
        aria-disabled={isOpening}
        aria-busy={isOpening}
        overrides={props}
      >
        {isOpening ? messages.preparing : label}
      </Button>
    )
  },
)

/** The button that refetches the settings after they failed to load, if a retry may help. */
export const DepositRefresh = part<'button', ButtonOwnProps>(
  'deposit-refresh',
  function DepositRefresh(props) {
    const { deposit } = useCryptoDepositContext()
    const { tryAgain } = useMessages('shared', enShared)
    if (!hasSettingsError(deposit) || isPermanent(deposit.error)) return null
    return (
      <RefreshButton
        variant="primary"
        label={tryAgain}
        refresh={deposit.refresh}
        overrides={props}
      />
    )
  },
)

/** The next step after the form, in one sentence. */
export const DepositHint = part<'p'>('deposit-hint', function DepositHint(props) {
  const { deposit } = useCryptoDepositContext()
  const { next } = useMessages('deposit', enDeposit)
  if (hasSettingsError(deposit)) return null
  return (
    <Element tag="p" overrides={props}>
      {next}
    </Element>
  )
})

function hasSettingsError({ isReady, error }: CryptoDepositState): boolean {
  return !isReady && error !== undefined
}
