'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** What is happening. The focus comes here when the step changes. Not there in a form, which speaks for itself. */
export function StepTitle(props: ComponentPropsWithoutRef<'h2'>) {
  const { title } = useStep()
  const said = props.children ?? title
  if (said === '') return null
  return (
    <h2 tabIndex={-1} {...props} className={partClass('title', props.className)}>
      {said}
    </h2>
  )
}
