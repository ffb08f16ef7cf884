'use client'

import { Button, type ButtonProps } from '../controls/Button.tsx'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useQuestionContext } from './QuestionContext.ts'

/** The answer that leaves. */
export function QuestionLeave(props: ButtonProps) {
  const { leave, words } = useQuestionContext()
  return (
    <Button
      {...props}
      data-guarded
      className={partClass('question-leave', props.className)}
      onClick={runBoth(props.onClick, leave)}
    >
      {props.children ?? words.leave}
    </Button>
  )
}
