'use client'

import type { ReactNode } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { LeaveQuestion, QuestionContext, useQuestion } from '../ui/Confirmation.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { StartOverButton } from './StartOverButton.tsx'

/** The way to another purchase, where this one may be left. One that may already have been paid is asked about first. */
export function StartOver({ children }: { readonly children?: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  const { startOver, startOverAsk, startOverSure, stay } = useWords('checkout', enCheckout)
  const question = useQuestion(snapshot.canStartOver, checkout.startOver)
  if (!snapshot.canStartOver) return null
  const words = { label: startOver, text: startOverAsk, stay, leave: startOverSure }
  return (
    <QuestionContext.Provider value={{ ...question, words }}>
      {children ?? (
        <>
          <StartOverButton />
          <LeaveQuestion />
        </>
      )}
    </QuestionContext.Provider>
  )
}
