'use client'

import { createContext, useContext } from 'react'
import type { QuoteView } from './useQuote.ts'

export const QuoteContext = createContext<QuoteView | undefined>(undefined)

/** The price of what is entered in this form. */
export function useFormQuote(): QuoteView {
  const value = useContext(QuoteContext)
  if (value === undefined)
    throw new Error('Onramp Kit: this part is not inside of <CheckoutForm>, which has the price.')
  return value
}
