'use client'

import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
import type { QuoteView } from './useQuote.ts'

export const QuoteContext = createContext<QuoteView | undefined>(undefined)

/** The price of what is entered in this form. */
export function useFormQuote(): QuoteView {
  return useInside(QuoteContext, '<CheckoutForm>, which has the price.')
}
