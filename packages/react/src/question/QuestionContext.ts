'use client'

import { createContext, useContext } from 'react'
import type { Question } from './useQuestion.ts'

export interface QuestionContextValue extends Question {
  readonly words: {
    /** What is asked about. */
    readonly label: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
}

export const QuestionContext = createContext<QuestionContextValue | undefined>(undefined)

/** The question that the nearest part that asks one is about. */
export function useQuestionContext(): QuestionContextValue {
  const value = useContext(QuestionContext)
  if (value === undefined)
    throw new Error(
      'Onramp Kit: this part of a question is outside of what asks it. Put it inside of <StartOver> or <CheckoutDialogRoot>.',
    )
  return value
}
