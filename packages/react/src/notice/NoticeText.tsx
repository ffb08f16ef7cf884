import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** A sentence of a notice. */
export function NoticeText(props: ComponentPropsWithoutRef<'p'>) {
  return <p {...props} className={partClass('notice-text', props.className)} />
}
