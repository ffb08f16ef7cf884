import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** What is happening. The focus comes here when the step changes. */
export function StepTitle(props: ComponentPropsWithoutRef<'h2'>) {
  const { title } = useStep()
  return (
    <h2 tabIndex={-1} {...props} className={partClass('title', props.className)}>
      {props.children ?? title}
    </h2>
  )
}
