'use client'

import { countryNames, findCountry, searchCountries } from '@onramp-kit/core'
import { countryNamer } from '@onramp-kit/core/internal'
import { createContext, useMemo, useState } from 'react'
import { useRootLanguage } from '../../i18n/useMessages.ts'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { useUniqueId } from '../lifecycle.ts'

/** A closed list discards the query: the field shows the choice. */
const closed = { isOpen: false, query: undefined, chosenActive: undefined }

interface Search {
  readonly isOpen: boolean
  /** The text typed since the list opened. */
  readonly query: string | undefined
  /** The code to which the buyer or the form moved; Enter chooses it if it is a match. */
  readonly chosenActive: string | undefined
}

/** Holds the state of a country combobox. */
export function useCountrySearch(
  value: string,
  onChange: ((code: string) => void) | undefined,
  isOffered: (code: string) => boolean = () => true,
) {
  const { locale } = useRootLanguage()
  const id = useUniqueId()
  const [search, setSearch] = useState<Search>(closed)
  const { isOpen, query } = search
  // A chosen code is listed even if ISO has not assigned it, but not as a blank option while none is chosen.
  const extra = value || undefined
  const all = useMemo(() => (isOpen ? countryNames(locale, extra) : []), [isOpen, locale, extra])
  const offered = all.filter(({ code }) => isOffered(code))
  const found = searchCountries(offered, query ?? '')
  const index = Math.max(
    0,
    found.findIndex(({ code }) => code === search.chosenActive),
  )
  const close = () => setSearch(closed)
  function choose(code: string) {
    onChange?.(code)
    close()
  }
  return {
    ...search,
    id,
    /** Locale of the names. */
    locale,
    value,
    /** The name of the chosen country. */
    name: useMemo(() => countryNamer(locale)(value), [locale, value]),
    found,
    /** The code that Enter chooses; `undefined` without a match. */
    active: found[index]?.code,
    open: () => setSearch({ isOpen: true, query: undefined, chosenActive: value }),
    close,
    // A cleared field keeps the chosen country for Enter.
    type: (text: string) =>
      setSearch({
        isOpen: true,
        query: text,
        chosenActive: text.trim() === '' ? value : undefined,
      }),
    choose,
    /** Chooses the country with exactly this name, or else keeps the choice. Closes the list. */
    leave: (text: string) => {
      const named = findCountry(countryNames(locale, extra), text)
      if (named !== undefined && isOffered(named.code)) choose(named.code)
      else close()
    },
    /** Moves the active option: by one with wrap-around, by more up to the ends. */
    move: (by: number) => {
      const last = found.length - 1
      const next = index + by
      const isCircle = Math.abs(by) === 1 && (next < 0 || next > last)
      const target = isCircle ? last - index : Math.min(last, Math.max(0, next))
      setSearch({ ...search, chosenActive: found[target]?.code })
    },
  }
}

interface CountryContextValue extends ReturnType<typeof useCountrySearch> {
  /** Whether the choice was rejected. */
  readonly isInvalid: boolean
  /** The id of the element that says why. */
  readonly describedBy: string | undefined
}

export const CountryContext = createContext<CountryContextValue | undefined>(undefined)

/** Returns the state of the nearest country field. */
export function useCountry(): CountryContextValue {
  return useRequiredContext(CountryContext, '<CountryParts.Root>')
}
