'use client'

import { createContext } from 'react'
import type { Language } from '../language/useLanguage.ts'
import { useInside } from '../provider/OnrampContext.ts'

export const SurfaceContext = createContext<Language | undefined>(undefined)

/** The language that everything on this surface speaks. */
export function useSurface(): Language {
  return useInside(SurfaceContext, '<CheckoutRoot>, or of the root of the component it belongs to.')
}
