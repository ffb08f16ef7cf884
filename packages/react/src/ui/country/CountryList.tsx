'use client'

import type { CountryName } from '@onramp-kit/core'
import { useEffect, useRef } from 'react'
import { Element, part } from '../part.tsx'
import { useCountry } from './useCountrySearch.ts'

/** The list of matching countries, while the field is open. Pressing it leaves the focus in the field. */
export const CountryList = part<'div'>('country-list', function CountryList(props) {
  const { id, locale, found } = useCountry()
  if (found.length === 0) return null
  return (
    <Element
      tag="div"
      id={`${id}-list`}
      lang={locale}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      // A scrolling list would take the focus, and close.
      onMouseDown={(event) => event.preventDefault()}
      overrides={props}
    >
      {found.map((country) => (
        <CountryOption key={country.code} country={country} />
      ))}
    </Element>
  )
})

/**
 * A country of the list; `aria-selected="true"` for the chosen one.
 *
 * @class country-option div
 * @data-active Enter chooses it.
 */
function CountryOption({ country: { code, name } }: { readonly country: CountryName }) {
  const { id, value, active, choose } = useCountry()
  const isActive = code === active
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input, which keeps the focus, handles the keys
    <div
      className="onramp-country-option"
      id={`${id}-${code}`}
      role="option"
      tabIndex={-1}
      aria-selected={code === value}
      ref={option}
      onClick={() => choose(code)}
      data-active={isActive || undefined}
    >
      {name}
    </div>
  )
}
