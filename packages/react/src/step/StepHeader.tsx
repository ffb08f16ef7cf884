import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The title of a step, its sentence, and the spinner beside them. */
export function StepHeader({ className, ...rest }: ComponentPropsWithoutRef<'header'>) {
  return <header {...rest} className={partClass('header', className)} />
}
