'use client'

import type { VirtualAccount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

export interface CurrencyRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly account: VirtualAccount
}

/** Chooses an account. */
export function CurrencyRadio({ account, ...props }: CurrencyRadioProps) {
  const { choice, copying } = useBankDepositContext()
  return (
    <input
      {...props}
      type="radio"
      name={choice.name}
      value={account.id}
      checked={account.id === choice.account?.id}
      onChange={runBoth(props.onChange, () => {
        choice.choose(account.id)
        copying.forget()
      })}
      className={partClass('currency-radio', props.className)}
    />
  )
}
