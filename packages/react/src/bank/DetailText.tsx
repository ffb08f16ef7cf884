import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

/** What a bank wants exactly so, which runs its own way in a page that is written from right to left. */
export function DetailText(props: ComponentPropsWithoutRef<'bdi'>) {
  return <bdi {...props} className={partClass('detail', props.className)} />
}
