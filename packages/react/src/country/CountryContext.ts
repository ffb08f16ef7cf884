'use client'

import { createContext, useContext } from 'react'
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
  const value = useContext(CountryContext)
  if (value === undefined)
    throw new Error('Onramp Kit: this part is not inside of <CountryRoot>, where its list is kept.')
  return value
}
