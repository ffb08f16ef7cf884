'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../surface/partClass.ts'
import { CountryContext } from './CountryContext.ts'
import { useCountrySearch } from './useCountrySearch.ts'

export interface CountryRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> {
  /** The chosen country, as ISO 3166-1 alpha-2. */
  readonly value: string
  readonly onChange: (country: string) => void
  /** Whether the choice was not accepted. @default false */
  readonly isInvalid?: boolean
  /** The id of the element that says why. */
  readonly describedBy?: string | undefined
}

/** A field in which a country is searched by typing, in the buyer's language, and chosen from a list. */
export function CountryRoot(props: CountryRootProps) {
  const { value, onChange, isInvalid, describedBy, ...native } = props
  const search = useCountrySearch(textOf(value) ?? '', onChange)
  const className = partClass('country', props.className)
  return (
    <CountryContext.Provider
      value={{ ...search, isInvalid: Boolean(isInvalid), describedBy: textOf(describedBy) }}
    >
      <div {...native} className={className} data-state={search.isOpen ? 'open' : 'closed'} />
    </CountryContext.Provider>
  )
}
