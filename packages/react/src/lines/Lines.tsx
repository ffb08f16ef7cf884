import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** Names with their values, such as a receipt. */
export function Lines({ className, ...rest }: ComponentPropsWithoutRef<'dl'>) {
  return <dl {...rest} className={partClass('lines', className)} />
}
