import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** What a way to deposit means. */
export function DepositWayNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={partClass('deposit-way-note', props.className)} />
}
