'use client'

import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
import type { CountrySearch } from './useCountrySearch.ts'

export interface CountryContextValue extends CountrySearch {
  /** Whether the choice was not accepted. */
  readonly isInvalid: boolean
  /** The id of the element that says why. */
  readonly describedBy: string | undefined
}

export const CountryContext = createContext<CountryContextValue | undefined>(undefined)

/** What the parts of a country field draw from. */
export function useCountry(): CountryContextValue {
  return useInside(CountryContext, '<CountryRoot>, where its list is kept.')
}
