'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** Turns while the step goes on by itself. Those who listen hear the title instead. */
export function Spinner(props: ComponentPropsWithoutRef<'div'>) {
  if (!useStep().isBusy) return null
  return <div aria-hidden="true" {...props} className={partClass('spinner', props.className)} />
}
