import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One way to deposit. */
export function DepositWay(props: ComponentPropsWithoutRef<'label'>) {
  return <label {...props} className={partClass('deposit-way', props.className)} />
}
