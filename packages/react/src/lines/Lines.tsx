import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** A list of terms and their values. */
export function Lines({ className, ...rest }: ComponentPropsWithoutRef<'dl'>) {
  return <dl {...rest} className={partClass('lines', className)} />
}
