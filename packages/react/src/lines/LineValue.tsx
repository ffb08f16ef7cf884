import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** A value. */
export function LineValue({ className, ...rest }: ComponentPropsWithoutRef<'dd'>) {
  return <dd {...rest} className={partClass('value', className)} />
}
