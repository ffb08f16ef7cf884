'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositWay as Way } from './CryptoDepositProps.ts'

export interface DepositWayProps extends ComponentPropsWithoutRef<'label'> {
  readonly way: Way
}

/** One way to deposit. */
export function DepositWay({ way, ...props }: DepositWayProps) {
  const isChosen = way === useCryptoDepositContext().form.way
  const className = partClass('deposit-way', props.className)
  return (
    <label {...props} className={className} data-chosen={isChosen || undefined}>
      {props.children}
    </label>
  )
}
