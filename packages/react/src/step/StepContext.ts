import { createContext, useContext } from 'react'

/** What a flow says of the step it is at. Two empty texts: the step speaks for itself. */
export interface StepContextValue {
  /** What is happening. */
  readonly title: string
  /** What happens next, in one sentence. */
  readonly text: string
  /** Whether the buyer only waits. */
  readonly isBusy: boolean
}

export const StepContext = createContext<StepContextValue | undefined>(undefined)

/** The step that is drawn. */
export function useStep(): StepContextValue {
  const value = useContext(StepContext)
  if (value === undefined)
    throw new Error(
      'Onramp Kit: this part is outside of its root. Put it inside of <CheckoutRoot>, or of the component it belongs to.',
    )
  return value
}
