'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useQuestionContext } from './QuestionContext.ts'

/** What is asked. */
export function QuestionText(props: ComponentPropsWithoutRef<'p'>) {
  const { words } = useQuestionContext()
  return (
    <p {...props} className={partClass('question-text', props.className)}>
      {props.children ?? words.text}
    </p>
  )
}
