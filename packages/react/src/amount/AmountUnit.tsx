import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** What it is an amount of, such as USD. */
export function AmountUnit(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={partClass('amount-unit', props.className)} />
}
