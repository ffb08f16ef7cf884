import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** An amount with its label and its unit. */
export function AmountRow(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('amount', props.className)} />
}
