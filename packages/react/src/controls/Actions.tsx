import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** Buttons, one below the other. */
export function Actions(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('actions', props.className)} />
}
