'use client'

import type { BankStep } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { AccountsPanel } from './AccountsPanel.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositError } from './BankDepositError.tsx'
import { type BankDepositProps, BankDepositRoot } from './BankDepositRoot.tsx'
import { HostedStepPanel } from './HostedStep.tsx'
import { RegistrationPanel } from './Registration.tsx'

const panels: Readonly<Record<BankStep, () => ReactNode>> = {
  loading: WaitingPanel,
  register: RegistrationPanel,
  terms: HostedStepPanel,
  identity: HostedStepPanel,
  review: WaitingPanel,
  rejected: WaitingPanel,
  opening: WaitingPanel,
  accounts: AccountsPanel,
}

/**
 * Bank accounts of a wallet: registration, terms, identity check, review by the provider, and the account details to send
 * money to. Requires `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the root `div`.
 *
 * @example <BankDeposit wallet="0x…" onStatus={(customer) => console.log(customer.status)} />
 */
export const BankDeposit = /* @__PURE__ */ forwardRef<HTMLDivElement, BankDepositProps>(
  function BankDeposit(props, ref) {
    return (
      <BankDepositRoot {...props} ref={ref}>
        <BankAnnouncer />
        <BankPanel />
      </BankDepositRoot>
    )
  },
)

/** What the step shows; another step is another panel, so that nothing of one is left in the next. */
function BankPanel() {
  const { step } = useBankDepositContext().bank
  const Panel = panels[step]
  return <Panel key={step} />
}

/** A step in which there is nothing to do: it passes by itself, or it is the end. */
function WaitingPanel() {
  return (
    <StepPanel>
      <StepHeading />
      <BankDepositError />
    </StepPanel>
  )
}

/** The live region: says each step once, what was copied, and what came of asking. */
export function BankAnnouncer(props: ComponentPropsWithoutRef<'p'>) {
  const { copying, page, bank } = useBankDepositContext()
  const messages = useMessages('bank', enBank)
  const { last } = copying
  if (page.isChecking) return <StepAnnouncer {...props}>{messages.checking}</StepAnnouncer>
  if (page.isNotYet) return <StepAnnouncer {...props}>{messages.notYet}</StepAnnouncer>
  if (last === undefined || bank.step !== 'accounts') return <StepAnnouncer {...props} />
  const said = last?.way === 'copied' ? messages.copied : messages.copyByHand
  return (
    <StepAnnouncer {...props}>
      {/* Empty once that is shown no more, for the step was said before. */}
      <Fragment key={last?.count}>{last && interpolate(said, { field: last.label })}</Fragment>
    </StepAnnouncer>
  )
}
