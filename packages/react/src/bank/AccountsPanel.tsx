'use client'

import { depositFields } from '@onramp-kit/core'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { AccountDetail } from './AccountDetail.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { AccountRoute } from './AccountRoute.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankTrouble } from './BankTrouble.tsx'
import { CopyHint } from './CopyHint.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'

/** The accounts, one at a time by currency, with what a bank needs to send money to it. */
export function AccountsPanel() {
  const { account } = useBankDepositContext().choice
  if (account === undefined) return null
  return (
    <StepPanel>
      <StepHeading />
      <BankTrouble />
      <CurrencyChoice />
      <AccountDetails key={account.id}>
        {depositFields(account.source_deposit_instructions).map((field) => (
          <AccountDetail key={field.path.join('.')} field={field} />
        ))}
      </AccountDetails>
      <CopyHint />
      <AccountRoute />
    </StepPanel>
  )
}
