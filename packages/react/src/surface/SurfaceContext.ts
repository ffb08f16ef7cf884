'use client'

import { createContext, useContext } from 'react'
import type { Language } from '../language/useLanguage.ts'

export const SurfaceContext = createContext<Language | undefined>(undefined)

/** The language that everything on this surface speaks. */
export function useSurface(): Language {
  const value = useContext(SurfaceContext)
  if (value === undefined)
    throw new Error(
      'Onramp Kit: this part is outside of its root. Put it inside of <CheckoutRoot>, or of the component it belongs to.',
    )
  return value
}
