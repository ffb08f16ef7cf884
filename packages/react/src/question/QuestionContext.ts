'use client'

import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
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
  return useInside(QuestionContext, '<StartOver> or <CheckoutDialogRoot>.')
}
