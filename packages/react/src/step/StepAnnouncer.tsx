'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useStep } from './StepContext.ts'

/** Says each step, or what else it is given, once to those who listen. It is there from the start, or nothing would be said. */
export function StepAnnouncer(props: ComponentPropsWithoutRef<'p'>) {
  const { title, text } = useStep()
  return (
    <p role="status" {...props} className={partClass('announcer', props.className)}>
      {props.children ?? (text === '' ? title : `${title}. ${text}`)}
    </p>
  )
}
