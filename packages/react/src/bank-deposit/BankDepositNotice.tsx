'use client'

import { isInputError } from '@onramp-kit/core'
import { isPermanent, isTransient } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import type { ButtonOwnProps } from '../ui/Button.tsx'
import { type DescribedError, type ErrorMessages, ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, type NoticeOwnProps, SpokenNotice } from '../ui/Notice.tsx'
import { part } from '../ui/part.tsx'
import { RefreshButton } from '../ui/RefreshButton.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The error of the registration, the hosted page or polling, or a note that the hosted page is not finished. */
export const BankDepositNotice = part<'div', NoticeOwnProps>(
  'bank-notice',
  function BankDepositNotice(props) {
    const { bank, page, registration } = useBankDepositContext()
    const { step, error } = bank
    const { errors, trouble } = useMessages('shared', enShared)
    const messages = useMessages('bank', enBank)
    const explain = (problem: DescribedError, texts: ErrorMessages) => (
      <ErrorNotice error={problem} texts={{ ...errors, ...texts }} overrides={props} />
    )
    const { error: rejection } = registration
    const isUnknown = rejection?.outcome === 'unknown'
    // After an unknown outcome, only a read of the status shows that the customer is not registered.
    if (step === 'register' && rejection && !(isUnknown && error)) {
      const lost = { network_error: messages.registerLost, other: messages.registerLost }
      const offline = { network_error: messages.registerOffline }
      return explain(rejection, isUnknown ? lost : offline)
    }
    if (page.error !== undefined) return explain(page.error, {})
    if (error === undefined)
      return page.isChecked ? <Notice overrides={props}>{messages.notYet}</Notice> : null
    if (isInputError(error)) return explain(error, { setup: messages.wallet })
    if (step !== 'loading' && isTransient(error))
      return <SpokenNotice overrides={props}>{trouble}</SpokenNotice>
    const isAboutAccounts = step === 'loading' || step === 'accounts'
    return explain(error, isAboutAccounts ? { other: messages.loadFailed } : {})
  },
)

/** The button that refetches the status, after an error that may end polling and that a retry may resolve. */
export const BankDepositRefresh = part<'button', ButtonOwnProps>(
  'bank-refresh',
  function BankDepositRefresh(props) {
    const { step, error, refresh } = useBankDepositContext().bank
    const { tryAgain } = useMessages('shared', enShared)
    const isTemporary = step !== 'loading' && isTransient(error)
    if (error === undefined || isPermanent(error) || isTemporary) return null
    return <RefreshButton variant="primary" label={tryAgain} refresh={refresh} overrides={props} />
  },
)
