import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One name with its value. */
export function Line(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('line', props.className)} />
}
