'use client'

import { Button, type ButtonProps } from '../controls/Button.tsx'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useQuestionContext } from './QuestionContext.ts'

/** The answer that changes nothing. */
export function QuestionStay(props: ButtonProps) {
  const { stay, words } = useQuestionContext()
  return (
    <Button
      {...props}
      className={partClass('question-stay', props.className)}
      onClick={runBoth(props.onClick, stay)}
    >
      {props.children ?? words.stay}
    </Button>
  )
}
