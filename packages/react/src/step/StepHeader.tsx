import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The title of a step, its sentence, and the spinner beside them. */
export function StepHeader(props: ComponentPropsWithoutRef<'header'>) {
  return <header {...props} className={partClass('header', props.className)} />
}
