import { createContext, useContext } from 'react'
import type { CountrySearch } from './useCountrySearch.ts'

export const CountryContext = createContext<CountrySearch | undefined>(undefined)

/** What the parts of a country field draw from. */
export function useCountry(): CountrySearch {
  const value = useContext(CountryContext)
  if (value === undefined)
    throw new Error('Onramp Kit: this part is not inside of <CountryRoot>, where its list is kept.')
  return value
}
