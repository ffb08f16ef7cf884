'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { textOf } from '../provider/parseProps.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositWay } from './CryptoDepositProps.ts'

export interface DepositWayRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly way: DepositWay
}

/** Chooses a way to deposit. */
export function DepositWayRadio({ way, ...props }: DepositWayRadioProps) {
  const { form } = useCryptoDepositContext()
  return (
    <input
      {...props}
      type="radio"
      name={form.name}
      value={textOf(way)}
      checked={way === form.way}
      onChange={runBoth(props.onChange, () => form.setWay(way))}
      className={partClass('deposit-way-radio', props.className)}
    />
  )
}
