'use client'

import { type CountryName, countryNames, searchCountries } from '@onramp-kit/core'
import { countryNamer } from '@onramp-kit/core/internal'
import { createContext, useId, useMemo, useState } from 'react'
import { useRoot } from '../../i18n/useMessages.ts'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { useHydrated } from '../lifecycle.ts'

/** While the list is closed nothing is typed, and the field shows what is chosen. */
const closed = { isOpen: false, query: undefined, active: undefined }

interface Search {
  readonly isOpen: boolean
  /** What was typed since the list was opened. */
  readonly query: string | undefined
  /** The code that Enter chooses. Undefined: the first that was found. */
  readonly active: string | undefined
}

interface CountrySearch extends Search {
  readonly id: string
  /** The chosen code. */
  readonly value: string
  /** Its name; its code where there is no browser yet, for a server may know other names. */
  readonly name: string
  /** What the list shows. */
  readonly found: readonly CountryName[]
  readonly active: string | undefined
  readonly open: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  readonly choose: (code: string) => void
  /** Goes `by` so many options up or down: by one in a circle, by more as far as there are any. */
  readonly move: (by: number) => void
}

/** The state of a field in which a country is searched by typing and chosen from a list. */
export function useCountrySearch(value: string, onChange: (code: string) => void): CountrySearch {
  const { locale } = useRoot()
  const isHydrated = useHydrated()
  const id = useId()
  const [search, setSearch] = useState<Search>(closed)
  const { isOpen, query } = search
  const all = useMemo(() => (isOpen ? countryNames(locale, value) : []), [isOpen, locale, value])
  const found = useMemo(() => searchCountries(all, query ?? ''), [all, query])
  const index = Math.max(
    0,
    found.findIndex(({ code }) => code === search.active),
  )
  return {
    ...search,
    id,
    value,
    name: useMemo(
      () => (isHydrated ? countryNamer(locale)(value) : value),
      [isHydrated, locale, value],
    ),
    found,
    active: found[index]?.code,
    open: () => setSearch({ isOpen: true, query: undefined, active: value }),
    close: () => setSearch(closed),
    // A cleared field keeps the chosen country for Enter.
    type: (text) =>
      setSearch({ isOpen: true, query: text, active: text.trim() === '' ? value : undefined }),
    choose(code) {
      onChange(code)
      setSearch(closed)
    },
    move(by) {
      const last = found.length - 1
      const next = index + by
      const isCircle = Math.abs(by) === 1 && (next < 0 || next > last)
      const target = isCircle ? last - index : Math.min(last, Math.max(0, next))
      setSearch({ ...search, active: found[target]?.code })
    },
  }
}

export interface CountryContextValue extends CountrySearch {
  /** Whether the choice was not accepted. */
  readonly isInvalid: boolean
  /** The id of the element that says why. */
  readonly describedBy: string | undefined
}

export const CountryContext = /* @__PURE__ */ createContext<CountryContextValue | undefined>(
  undefined,
)

/** What the parts of a country field draw from. */
export function useCountry(): CountryContextValue {
  return useRequiredContext(CountryContext, '<CountryRoot>, where its list is kept.')
}
