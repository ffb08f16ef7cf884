'use client'

import { plural } from '../../i18n/format.ts'
import { useMessages, useRootLanguage } from '../../i18n/useMessages.ts'
import { enCountry } from '../../messages/en/country.ts'
import { stringOf } from '../../provider/parseProps.ts'
import { createPart } from '../createPart.tsx'
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

/**
 * A combobox of countries, searched in the buyer's language. Renders its label, input, list and status by default.
 *
 * @data-state="closed" The field shows the chosen country.
 * @data-state="open" The list is open.
 */
export const CountryField = /* @__PURE__ */ createPart<'div', CountryOwnProps>(
  'country',
  'div',
  function useCountryField({ value, onChange, isOffered, isInvalid, describedBy, ...given }) {
    const search = useCountrySearch(stringOf(value) ?? '', onChange, isOffered)
    const context = {
      ...search,
      isInvalid: Boolean(isInvalid),
      describedBy: stringOf(describedBy),
    }
    return {
      'data-state': search.isOpen ? 'open' : 'closed',
      given,
      wrap: (children) => (
        <CountryContext.Provider value={context}>{children}</CountryContext.Provider>
      ),
      children: (
        <>
          <CountryLabel />
          <CountryInput />
          <CountryList />
          <CountryStatus />
        </>
      ),
    }
  },
)

/** The label of the field. */
export const CountryLabel = /* @__PURE__ */ createPart(
  'country-label',
  'label',
  function useCountryLabel() {
    const { id } = useCountry()
    const { label } = useMessages('country', enCountry)
    return { id: `${id}-label`, htmlFor: id, children: label }
  },
)

/**
 * A live region that announces how many countries match. Visible only when none does; render it from the start.
 *
 * @data-empty No country matches.
 */
export const CountryStatus = /* @__PURE__ */ createPart<'p'>(
  'country-status',
  'p',
  function useCountryStatus() {
    const { query, found } = useCountry()
    const messages = useMessages('country', enCountry)
    const language = useRootLanguage()
    const count = found.length
    const isNone = query !== undefined && count === 0
    const status = count === 0 ? messages.none : plural(messages.found, count, language)
    return {
      'aria-live': 'polite',
      'data-empty': isNone || undefined,
      children: query === undefined ? '' : status,
    }
  },
)
