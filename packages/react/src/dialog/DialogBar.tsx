import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** The title of the dialog and its button, in sight however far one has scrolled. */
export function DialogBar(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('dialog-bar', props.className)} />
}
