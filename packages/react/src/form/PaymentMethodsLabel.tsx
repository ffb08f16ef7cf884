import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** What is chosen there. */
export function PaymentMethodsLabel(props: ComponentPropsWithoutRef<'legend'>) {
  return <legend {...props} className={partClass('methods-label', props.className)} />
}
