import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** The choice between the ways to deposit. */
export function DepositWays(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={partClass('deposit-ways', props.className)} />
}
