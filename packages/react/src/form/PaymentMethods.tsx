import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The ways to pay. */
export function PaymentMethods(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={partClass('methods', props.className)} />
}
