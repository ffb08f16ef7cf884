'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useTypedAmount } from './AmountContext.ts'

/** What is wrong with what was typed. There only while something is. */
export function AmountError(props: ComponentPropsWithoutRef<'p'>) {
  const { id, problem } = useTypedAmount()
  if (problem === '') return null
  return (
    <p
      id={`${id}-error`}
      role="alert"
      {...props}
      className={partClass('amount-error', props.className)}
    >
      {problem}
    </p>
  )
}
