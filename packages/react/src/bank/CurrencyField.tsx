import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The choice between accounts, by the currency of each. */
export function CurrencyField({ className, ...rest }: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...rest} className={partClass('currencies', className)} />
}
