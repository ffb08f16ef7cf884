import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** The name of a value. */
export function LineTerm({ className, ...rest }: ComponentPropsWithoutRef<'dt'>) {
  return <dt {...rest} className={partClass('term', className)} />
}
