'use client'

import type { VirtualAccount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { plain } from '../provider/parseProps.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

export interface CurrencyRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly account: VirtualAccount
}

/** Chooses an account. */
export function CurrencyRadio({ account, ...props }: CurrencyRadioProps) {
  const { choice, copying } = useBankDepositContext()
  const { id = '' } = plain(account)
  return (
    <input
      {...props}
      type="radio"
      name={choice.name}
      value={id}
      checked={id === choice.account?.id}
      onChange={runBoth(props.onChange, () => {
        choice.choose(id)
        copying.forget()
      })}
      className={partClass('currency-radio', props.className)}
    />
  )
}
