import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One name with its value. */
export function Line({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={partClass('line', className)} />
}
