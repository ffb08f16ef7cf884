import type { VirtualAccount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

export interface CurrencyRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly account: VirtualAccount
}

/** Chooses an account. */
export function CurrencyRadio({ account, onChange, className, ...rest }: CurrencyRadioProps) {
  const { choice } = useBankDepositContext()
  return (
    <input
      {...rest}
      type="radio"
      name={choice.name}
      value={account.id}
      checked={account.id === choice.account?.id}
      onChange={runBoth(onChange, () => choice.choose(account.id))}
      className={partClass('currency-radio', className)}
    />
  )
}
