import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** What happens next, in one sentence. */
export function StepText(props: ComponentPropsWithoutRef<'p'>) {
  const { text } = useStep()
  return (
    <p {...props} className={partClass('text', props.className)}>
      {props.children ?? text}
    </p>
  )
}
