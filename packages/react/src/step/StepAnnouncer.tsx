import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/**
 * The live region: says each step once to those who listen, or what is given instead. It is there from the start, or
 * nothing would be said.
 */
export function StepAnnouncer({ children, className, ...rest }: ComponentPropsWithoutRef<'p'>) {
  const { title, text } = useStep()
  const said = children ?? (text === '' ? title : `${title}. ${text}`)
  return (
    <p role="status" {...rest} className={partClass('hidden', className)}>
      {said}
    </p>
  )
}
