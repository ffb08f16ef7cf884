'use client'

import type { CountryName } from '@onramp-kit/core'
import { useEffect, useRef } from 'react'
import { createPart } from '../createPart.tsx'
import { useCountry } from './useCountrySearch.ts'

/** The list of matching countries, while the field is open. Pressing it leaves the focus in the field. */
export const CountryList = /* @__PURE__ */ createPart(
  'country-list',
  'div',
  function useCountryList() {
    const { id, isOpen, found } = useCountry()
    if (!isOpen || found.length === 0) return null
    return {
      id: `${id}-list`,
      role: 'listbox',
      tabIndex: -1,
      'aria-labelledby': `${id}-label`,
      // A scrolling list would take the focus, and close.
      onMouseDown: (event) => event.preventDefault(),
      children: found.map((country) => <CountryOption key={country.code} country={country} />),
    }
  },
)

/**
 * A country of the list; `aria-selected="true"` for the chosen one.
 *
 * @data-active Enter chooses it.
 */
const CountryOption = /* @__PURE__ */ createPart<'div', { readonly country: CountryName }>(
  'country-option',
  'div',
  function useCountryOption({ country: { code, name }, ...given }) {
    const { id, value, active, choose } = useCountry()
    const isActive = code === active
    const option = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
    }, [isActive])
    return {
      given,
      id: `${id}-${code}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': code === value,
      ref: option,
      onClick: () => choose(code),
      'data-active': isActive || undefined,
      children: name,
    }
  },
)
