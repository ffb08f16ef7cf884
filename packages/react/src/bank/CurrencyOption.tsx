'use client'

import type { VirtualAccount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { plain } from '../provider/parseProps.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

export interface CurrencyOptionProps extends ComponentPropsWithoutRef<'label'> {
  readonly account: VirtualAccount
}

/** One of the accounts to choose from. */
export function CurrencyOption({ account, ...props }: CurrencyOptionProps) {
  const isChosen = plain(account).id === useBankDepositContext().choice.account?.id
  const className = partClass('currency', props.className)
  return (
    <label {...props} className={className} data-chosen={isChosen || undefined}>
      {props.children}
    </label>
  )
}
