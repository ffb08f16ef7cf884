import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** Four characters of an IBAN. What parts it from the next is none of its characters. */
export function DetailGroup(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={partClass('detail-group', props.className)} />
}
