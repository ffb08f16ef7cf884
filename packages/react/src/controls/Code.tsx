import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** Text that is copied and not read, such as the number of an order. */
export function Code(props: ComponentPropsWithoutRef<'code'>) {
  return <code {...props} className={partClass('code', props.className)} />
}
