import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The name of a value. */
export function LineTerm(props: ComponentPropsWithoutRef<'dt'>) {
  return <dt {...props} className={partClass('term', props.className)} />
}
