'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** What happens next, in one sentence. */
export function StepText(props: ComponentPropsWithoutRef<'p'>) {
  const { text } = useStep()
  const said = props.children ?? text
  if (said === '') return null
  return (
    <p {...props} className={partClass('text', props.className)}>
      {said}
    </p>
  )
}
