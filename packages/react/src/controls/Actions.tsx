import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** Buttons, one below the other. */
export function Actions({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={partClass('actions', className)} />
}
