'use client'

import { formatAmount } from '@onramp-kit/core'
import { isPermanent } from '@onramp-kit/core/internal'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { createPart } from '../ui/createPart.tsx'
import { useErrorProps } from '../ui/ErrorNotice.tsx'
import type { FormOwnProps } from '../ui/formHandlers.ts'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositMethods } from './DepositMethods.tsx'

/**
 * The form of a deposit, until its page opens. Submitting it opens the page; an `onSubmit` that calls `preventDefault()`
 * skips that. Renders all of its fields by default. Not a `form` element, so that it works inside a form of your page.
 */
export const DepositForm = /* @__PURE__ */ createPart<'div', FormOwnProps>(
  'deposit-form',
  'div',
  function useDepositFormProps() {
    const { deposit, form } = useCryptoDepositContext()
    if (deposit.url !== undefined) return null
    return {
      onSubmit: () => {
        form.setTried(true)
        if (form.request !== undefined) deposit.open(form.request)
        else form.amountRef.current?.focus()
      },
      children: (
        <>
          <StepHeading />
          <DepositMethods />
          <DepositAmount />
          <DepositError />
          <DepositRefresh />
          <DepositButton />
          <DepositHint />
        </>
      ),
    }
  },
)

/** The error that prevents the deposit. The form keeps its input. */
export const DepositError = /* @__PURE__ */ createPart(
  'deposit-error',
  Notice,
  function useDepositError() {
    const { error, isReady } = useCryptoDepositContext().deposit
    const { failed } = useMessages('deposit', enDeposit)
    const { errors } = useMessages('shared', enShared)
    const errorProps = useErrorProps()
    if (error === undefined) return null
    return errorProps(error, isReady ? { ...errors, other: failed } : errors)
  },
)

/** The button that opens the deposit. Hidden if the settings failed to load. */
export const DepositButton = /* @__PURE__ */ createPart<typeof Button>(
  'deposit-open',
  Button,
  function useDepositButton() {
    const { deposit, form } = useCryptoDepositContext()
    const messages = useMessages('deposit', enDeposit)
    const { locale } = useRootLanguage()
    const { isOpening, isReady } = deposit
    const { request } = form
    if (hasSettingsError(deposit)) return null
    const label =
      request?.method === 'cash-app'
        ? interpolate(messages.continueWith, {
            amount: formatAmount(request.amount, { locale, currency: 'USD' }),
          })
        : messages.continue
    return {
      variant: 'primary',
      'data-guarded': true,
      type: 'submit',
      disabled: isPermanent(deposit.error),
      'aria-disabled': isOpening || !isReady,
      'aria-busy': isOpening,
      children: isOpening ? messages.preparing : label,
    }
  },
)

/** The button that refetches the settings after they failed to load, if a retry may help. */
export const DepositRefresh = /* @__PURE__ */ createPart<typeof Button>(
  'deposit-refresh',
  Button,
  function useDepositRefresh() {
    const { deposit } = useCryptoDepositContext()
    const { tryAgain } = useMessages('shared', enShared)
    if (!hasSettingsError(deposit) || isPermanent(deposit.error)) return null
    return {
      variant: 'primary',
      onClick: () => void deposit.refresh(),
      children: tryAgain,
    }
  },
)

/** The next step after the form, in one sentence. */
export const DepositHint = /* @__PURE__ */ createPart(
  'deposit-hint',
  'p',
  function useDepositHint() {
    const { deposit } = useCryptoDepositContext()
    const { next } = useMessages('deposit', enDeposit)
    return hasSettingsError(deposit) ? null : { children: next }
  },
)

/** Returns true if the settings failed to load. */
function hasSettingsError({
  isReady,
  error,
}: {
  readonly isReady: boolean
  readonly error: unknown
}) {
  return !isReady && error !== undefined
}
