import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { CountryContext } from './CountryContext.ts'
import { useCountrySearch } from './useCountrySearch.ts'

export interface CountryRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> {
  /** The chosen country, as ISO 3166-1 alpha-2. */
  readonly value: string
  readonly onChange: (country: string) => void
}

/** A field in which a country is searched by typing, in the buyer's language, and chosen from a list. */
export function CountryRoot({ value, onChange, ...props }: CountryRootProps) {
  const search = useCountrySearch(value, onChange)
  const className = partClass('country', props.className)
  return (
    <CountryContext.Provider value={search}>
      <div {...props} className={className} data-state={search.isOpen ? 'open' : 'closed'} />
    </CountryContext.Provider>
  )
}
