import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** The ways to pay. */
export function PaymentMethods(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={partClass('methods', props.className)} />
}
