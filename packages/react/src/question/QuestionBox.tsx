'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useQuestionContext } from './QuestionContext.ts'

/** A question, while it is asked. The focus comes to its first answer, which is the one that changes nothing. */
export function QuestionBox(props: ComponentPropsWithoutRef<'div'>) {
  const { isAsking, words } = useQuestionContext()
  if (!isAsking) return null
  const className = partClass('question', props.className)
  return (
    <div role="group" aria-label={words.label} {...props} ref={focusFirst} className={className} />
  )
}

function focusFirst(box: HTMLElement | null) {
  box?.querySelector('button')?.focus()
}
