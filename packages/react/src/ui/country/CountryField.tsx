'use client'

import { plural } from '../../i18n/format.ts'
import { useMessages, useRootLanguage } from '../../i18n/useMessages.ts'
import { enCountry } from '../../messages/en/country.ts'
import { type PropParsers, useParsedProps } from '../../provider/useParsedProps.ts'
import { Element, part } from '../part.tsx'
import { CountryInput } from './CountryInput.tsx'
import { CountryList } from './CountryList.tsx'
import { CountryContext, useCountry, useCountrySearch } from './useCountrySearch.ts'

export interface CountryOwnProps {
  /** The chosen country, as ISO 3166-1 alpha-2. */
  readonly value: string
  readonly onChange: (country: string) => void
  /** Whether a country, given by its code, is in the list. @default every country */
  readonly isOffered?: ((country: string) => boolean) | undefined
  /** Whether the choice was rejected. @default false */
  readonly isInvalid?: boolean | undefined
  /** The id of the element that says why. */
  readonly describedBy?: string | undefined
}

/** Props of a country field that is connected to its form, which has the country. */
export interface ConnectedCountryProps extends Pick<CountryOwnProps, 'isInvalid' | 'describedBy'> {
  readonly onChange?: undefined
}

const parsers: PropParsers<CountryOwnProps> = {
  value: 'string',
  onChange: 'function',
  isOffered: 'function',
  isInvalid: 'boolean',
  describedBy: 'string',
}

/**
 * A combobox of countries, searched in the buyer's language. Renders its label, input, list and status by default.
 *
 * @data-state="closed" The field shows the chosen country.
 * @data-state="open" The list is open.
 */
export const CountryField = part<'div', CountryOwnProps>('country', function CountryField(given) {
  // A page in JavaScript may leave out what is required.
  const parsed: Partial<typeof given> = useParsedProps('CountryParts.Root', given, parsers)
  const { value = '', onChange, isOffered, isInvalid = false, describedBy, ...props } = parsed
  const search = useCountrySearch(value, onChange, isOffered)
  return (
    <CountryContext.Provider value={{ ...search, isInvalid, describedBy }}>
      <Element tag="div" data-state={search.isOpen ? 'open' : 'closed'} overrides={props}>
        <CountryLabel />
        <CountryInput />
        <CountryList />
        <CountryStatus />
      </Element>
    </CountryContext.Provider>
  )
})

/** The label of the field. */
export const CountryLabel = part<'label'>('country-label', function CountryLabel(props) {
  const { id } = useCountry()
  const { label } = useMessages('country', enCountry)
  return (
    <Element tag="label" id={`${id}-label`} htmlFor={id} overrides={props}>
      {label}
    </Element>
  )
})

/**
 * A live region that announces how many countries match. Visible only when none does; render it from the start.
 *
 * @data-empty No country matches.
 */
export const CountryStatus = part<'p'>('country-status', function CountryStatus(props) {
  const { query, found } = useCountry()
  const messages = useMessages('country', enCountry)
  const language = useRootLanguage()
  const count = found.length
  const isNone = query !== undefined && count === 0
  const status = count === 0 ? messages.none : plural(messages.found, count, language)
  return (
    <Element tag="p" aria-live="polite" data-empty={isNone || undefined} overrides={props}>
      {query === undefined ? '' : status}
    </Element>
  )
})
