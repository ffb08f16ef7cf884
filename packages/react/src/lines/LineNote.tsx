import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** More about a value, below it. */
export function LineNote({ className, ...rest }: ComponentPropsWithoutRef<'small'>) {
  return <small {...rest} className={partClass('note', className)} />
}
