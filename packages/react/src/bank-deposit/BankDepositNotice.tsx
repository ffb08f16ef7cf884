'use client'

import { isInputError } from '@onramp-kit/core'
import { isPermanent, isTransient } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { createPart } from '../ui/createPart.tsx'
import { useErrorProps } from '../ui/ErrorNotice.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The error of the registration, the hosted page or polling, or a note that the hosted page is not finished. */
export const BankDepositNotice = /* @__PURE__ */ createPart(
  'bank-notice',
  Notice,
  function useBankDepositNotice() {
    const { bank, page, registration } = useBankDepositContext()
    const { step, error } = bank
    const { errors, trouble } = useMessages('shared', enShared)
    const { loadFailed, notYet, wallet, registerOffline, registerLost } = useMessages(
      'bank',
      enBank,
    )
    const errorProps = useErrorProps()
    const plainText = (text: string) => ({ children: <NoticeText>{text}</NoticeText> })
    if (step === 'register') {
      const { error: rejection } = registration
      if (rejection === undefined) return null
      // After an unknown outcome, a read of the status has shown that the customer is not registered.
      const lost = { ...errors, network_error: registerLost, other: registerLost }
      const offline = { ...errors, network_error: registerOffline }
      return errorProps(rejection, rejection.outcome === 'unknown' ? lost : offline)
    }
    if (page.error !== undefined) return errorProps(page.error, errors)
    if (page.isNotYet) return plainText(notYet)
    if (error === undefined) return null
    if (isInputError(error)) return errorProps(error, { ...errors, setup: wallet })
    if (step !== 'loading' && isTransient(error)) return plainText(trouble)
    const isAboutAccounts = step === 'loading' || step === 'accounts'
    return errorProps(error, isAboutAccounts ? { ...errors, other: loadFailed } : errors)
  },
)

/** The button that refetches the status, after an error that ended polling and that a retry may resolve. */
export const BankDepositRefresh = /* @__PURE__ */ createPart(
  'bank-refresh',
  Button,
  function useBankDepositRefresh() {
    const { step, error, refresh } = useBankDepositContext().bank
    const { tryAgain } = useMessages('shared', enShared)
    const isTemporary = step !== 'loading' && isTransient(error)
    if (error === undefined || isPermanent(error) || isTemporary) return null
    return {
      onClick: () => void refresh(),
      children: tryAgain,
    }
  },
)
