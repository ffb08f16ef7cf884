'use client'

import { createContext, useContext } from 'react'

/** Where a component is, in words. */
export interface Step {
  /** What is happening. Empty for a form, which speaks for itself. */
  readonly title: string
  /** What happens next. */
  readonly text: string
  /** Whether it goes on by itself, and is waited for. */
  readonly isBusy: boolean
  /** Whether nobody asked for it: what follows it leaves a focus that is nowhere where it is. */
  readonly isQuiet?: boolean
}

export const StepContext = createContext<Step>({ title: '', text: '', isBusy: false })

/** The step that the nearest root is in. */
export function useStep(): Step {
  return useContext(StepContext)
}
