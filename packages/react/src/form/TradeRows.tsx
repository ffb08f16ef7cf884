import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** What is paid and what arrives, one above the other, and the switch between them. */
export function TradeRows(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('trade', props.className)} />
}
