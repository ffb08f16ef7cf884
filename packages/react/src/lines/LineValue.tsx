import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** A value. */
export function LineValue(props: ComponentPropsWithoutRef<'dd'>) {
  return <dd {...props} className={partClass('value', props.className)} />
}
