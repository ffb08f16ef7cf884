'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { plural } from '../../i18n/format.ts'
import { useMessages, useRoot } from '../../i18n/useMessages.ts'
import { enCountry } from '../../messages/en/country.ts'
import { stringOf } from '../../provider/parseProps.ts'
import { cx } from '../mergeProps.ts'
import { CountryInput } from './CountryInput.tsx'
import { CountryList, CountryOption } from './CountryList.tsx'
import { CountryContext, useCountry, useCountrySearch } from './useCountrySearch.ts'

/** The country, with its label and its list. */
export function CountryField(props: Omit<CountryRootProps, 'children'>) {
  return (
    <CountryRoot {...props}>
      <CountryParts />
    </CountryRoot>
  )
}

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
  const search = useCountrySearch(stringOf(value) ?? '', onChange)
  const className = cx('country', props.className)
  return (
    <CountryContext.Provider
      value={{ ...search, isInvalid: Boolean(isInvalid), describedBy: stringOf(describedBy) }}
    >
      <div {...native} className={className} data-state={search.isOpen ? 'open' : 'closed'} />
    </CountryContext.Provider>
  )
}

/** All that a country field has inside of its root. */
export function CountryParts() {
  const { label } = useMessages('country', enCountry)
  return (
    <>
      <CountryLabel>{label}</CountryLabel>
      <CountryInput />
      <CountryList>
        {(country) => <CountryOption key={country.code} country={country} />}
      </CountryList>
      <CountryStatus />
    </>
  )
}

/** The name of the field. */
export function CountryLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { id } = useCountry()
  const className = cx('country-label', props.className)
  return <label id={`${id}-label`} htmlFor={id} {...props} className={className} />
}

/** Says how many were found to those who listen, and to all if none was. There from the start, or nothing would be said. */
export function CountryStatus(props: ComponentPropsWithoutRef<'p'>) {
  const { query, found } = useCountry()
  const messages = useMessages('country', enCountry)
  const surface = useRoot()
  const count = found.length
  const said = count === 0 ? messages.none : plural(messages.found, count, surface)
  const isNone = query !== undefined && count === 0
  const className = cx('country-status', props.className)
  return (
    <p aria-live="polite" {...props} className={className} data-empty={isNone || undefined}>
      {query === undefined ? '' : said}
    </p>
  )
}
