'use client'

import { chainName } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { fill, shortWallet } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Where the money goes that is sent to the account that is shown. */
export function AccountRoute(props: ComponentPropsWithoutRef<'p'>) {
  const { choice, wallet } = useBankDepositContext()
  const { route } = useWords('bank', enBank)
  const { account } = choice
  if (account === undefined) return null
  const { destination_token: token, chain } = account
  return (
    <p title={wallet} {...props} className={partClass('account-route', props.className)}>
      {fill(route, { token, chain: chainName(chain), wallet: shortWallet(wallet) })}
    </p>
  )
}
