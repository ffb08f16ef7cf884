import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** The choice between accounts, by the currency of each. */
export function CurrencyField(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={partClass('currencies', props.className)} />
}
