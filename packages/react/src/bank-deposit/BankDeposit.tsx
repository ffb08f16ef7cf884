'use client'

import { forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Phrase } from '../ui/Phrase.tsx'
import { part } from '../ui/part.tsx'
import { StepAnnouncer, StepHeading, StepPanel, useMutedAnnouncer } from '../ui/Step.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { AccountDestination, AccountDetails, useCopiedDetail } from './AccountDetails.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositNotice, BankDepositRefresh } from './BankDepositNotice.tsx'
import { type BankDepositProps, BankDepositRoot } from './BankDepositRoot.tsx'
import { BankStages } from './BankStages.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { BankPage, FinishedButton, OpenPageButton } from './HostedStep.tsx'
import { Registration } from './Registration.tsx'

/**
 * Bank accounts of a wallet: registration, terms, identity verification, review by the provider, and the account details
 * to send money to. Requires `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the root `div`.
 *
 * @example <BankDeposit wallet="0x…" onStatus={(customer) => console.log(customer.status)} />
 */
export const BankDeposit = forwardRef<HTMLDivElement, BankDepositProps>(
  function BankDeposit(props, ref) {
    return (
      <BankDepositRoot {...props} data-drop-in ref={ref}>
        <BankAnnouncer />
        <BankPanel />
      </BankDepositRoot>
    )
  },
)

/**
 * The content of a step. Most parts show themselves in the steps that they belong to. Keyed, so that no step inherits state
 * from another.
 */
function BankPanel() {
  const { bank, page } = useBankDepositContext()
  const { step } = bank
  if (step === 'register') return <Registration />
  return (
    <StepPanel key={step}>
      <BankStages />
      <StepHeading />
      <AccountDestination />
      <BankPage />
      <BankDepositNotice />
      <BankDepositRefresh />
      {page.kind !== undefined && (
        <div className="onramp-actions">
          <FinishedButton />
          <OpenPageButton />
        </div>
      )}
      <CurrencyChoice />
      <AccountDetails />
      {step === 'unknown' && <SupportLink />}
      {step === 'rejected' && <SupportLink className="onramp-button" data-variant="primary" />}
    </StepPanel>
  )
}

/** A live region that announces each step, each copied detail and the result of a check. Render it from the start. */
export const BankAnnouncer = part<'p'>('bank-announcer', function BankAnnouncer(props) {
  const { copying, page, bank } = useBankDepositContext()
  const messages = useMessages('bank', enBank)
  const copied = useCopiedDetail()
  const { last } = copying
  const isCopy = last !== undefined && bank.step === 'accounts'
  // Notices are announced again after a check. Other errors are alerts.
  useMutedAnnouncer(page.isChecking)
  const status = page.isChecking ? (
    messages.checking
  ) : page.isChecked ? (
    bank.error === undefined && messages.notYet
  ) : isCopy ? (
    // Empty once another account is shown: the step was announced before.
    <Phrase key={last?.count}>{copied}</Phrase>
  ) : undefined
  return <StepAnnouncer {...props}>{props.children ?? status}</StepAnnouncer>
})
