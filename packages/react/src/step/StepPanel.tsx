import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** Everything that is shown in one step. */
export function StepPanel({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const { isBusy } = useStep()
  return <div {...rest} className={partClass('panel', className)} data-busy={isBusy || undefined} />
}
