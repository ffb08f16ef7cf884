'use client'

import { chainName, depositFields } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { cx } from '../ui/mergeProps.ts'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { AccountDetail, AccountDetails } from './AccountDetails.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositError } from './BankDepositError.tsx'
import { CopyHint } from './CopyButton.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'

/** The accounts, one at a time by currency, with what a bank needs to send money to it. */
export function AccountsPanel() {
  const { account } = useBankDepositContext().choice
  if (account === undefined) return null
  return (
    <StepPanel>
      <StepHeading />
      <BankDepositError />
      <CurrencyChoice />
      <AccountDetails key={account.id}>
        {depositFields(account.source_deposit_instructions).map((field) => (
          <AccountDetail key={field.path.join('.')} field={field} />
        ))}
      </AccountDetails>
      <CopyHint />
      <AccountDestination />
    </StepPanel>
  )
}

/** Where the money goes that is sent to the account that is shown. */
export function AccountDestination(props: ComponentPropsWithoutRef<'p'>) {
  const { choice, wallet } = useBankDepositContext()
  const { route } = useMessages('bank', enBank)
  const { account } = choice
  if (account === undefined) return null
  const { destination_token: token, chain } = account
  return (
    <p title={wallet} {...props} className={cx('account-destination', props.className)}>
      {interpolate(route, { token, chain: chainName(chain), wallet: shortWallet(wallet) })}
    </p>
  )
}
