'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useTypedAmount } from './AmountContext.ts'

/** The name of the field. */
export function AmountLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { id } = useTypedAmount()
  return <label htmlFor={id} {...props} className={partClass('amount-label', props.className)} />
}
