'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** Everything that is shown in one step. */
export function StepPanel(props: ComponentPropsWithoutRef<'div'>) {
  const { isBusy } = useStep()
  const className = partClass('panel', props.className)
  return <div {...props} className={className} data-busy={isBusy || undefined} />
}
