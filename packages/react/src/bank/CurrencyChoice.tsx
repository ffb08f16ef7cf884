'use client'

import { useBankDepositContext } from './BankDepositContext.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { CurrencyLegend } from './CurrencyLegend.tsx'
import { CurrencyName } from './CurrencyName.tsx'
import { CurrencyOption } from './CurrencyOption.tsx'
import { CurrencyRadio } from './CurrencyRadio.tsx'

/** The choice between accounts; of one alone it says the currency. */
export function CurrencyChoice() {
  const { accounts } = useBankDepositContext().bank
  return (
    <CurrencyField>
      <CurrencyLegend />
      {accounts.map((account) => (
        <CurrencyOption key={account.id} account={account}>
          <CurrencyRadio account={account} />
          {account.currency} <CurrencyName code={account.currency} />
        </CurrencyOption>
      ))}
    </CurrencyField>
  )
}
