import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** The name of the amount that the price makes of the typed one. */
export function QuoteLabel(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={partClass('quote-label', props.className)} />
}
