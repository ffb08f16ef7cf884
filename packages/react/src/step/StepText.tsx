import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** What happens next, in one sentence. */
export function StepText({ className, children, ...rest }: ComponentPropsWithoutRef<'p'>) {
  const { text } = useStep()
  return (
    <p {...rest} className={partClass('text', className)}>
      {children ?? text}
    </p>
  )
}
