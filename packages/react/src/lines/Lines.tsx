import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** Names with their values, such as a receipt. */
export function Lines(props: ComponentPropsWithoutRef<'dl'>) {
  return <dl {...props} className={partClass('lines', props.className)} />
}
