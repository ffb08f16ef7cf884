'use client'

import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'

/** An amount that is being typed. */
export interface TypedAmount {
  /** The id of its field. */
  readonly id: string
  /** As it was typed. */
  readonly text: string
  readonly onText: (text: string) => void
  /** What is wrong with it, in words; empty while nothing is, or while it is too soon to say so. */
  readonly problem: string
}

export const AmountContext = createContext<TypedAmount | undefined>(undefined)

/** The amount that the parts of an amount field draw. */
export function useTypedAmount(): TypedAmount {
  return useInside(AmountContext, 'a form with an amount, such as <CheckoutForm>.')
}
