'use client'

import type { BankStep } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { AccountsPanel } from './AccountsPanel.tsx'
import { BankAnnouncer } from './BankAnnouncer.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositRoot, type BankDepositRootProps } from './BankDepositRoot.tsx'
import { HostedStepPanel } from './HostedStepPanel.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

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
 * Bank accounts of a wallet's own: registers, has the terms accepted and the identity verified, waits for the provider,
 * and shows the details to send money to. Needs `@onramp-kit/react/styles.css` and an OnrampProvider above it.
 *
 * @example <BankDeposit wallet="0x…" onStatus={(customer) => console.log(customer.status)} />
 */
export function BankDeposit(props: Omit<BankDepositRootProps, 'children'>) {
  return (
    <BankDepositRoot {...props}>
      <BankAnnouncer />
      <BankPanel />
    </BankDepositRoot>
  )
}

/** What the step shows; another step is another panel, so that nothing of one is left in the next. */
function BankPanel() {
  const { step } = useBankDepositContext().bank
  const Panel = panels[step]
  return <Panel key={step} />
}
