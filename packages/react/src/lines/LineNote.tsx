import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** More about a value, below it. */
export function LineNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={partClass('note', props.className)} />
}
