'use client'

import { countryNamer, sortCountries } from '@onramp-kit/core/internal'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages, useRootLanguage } from '../../i18n/useMessages.ts'
import { enCountry } from '../../messages/en/country.ts'
import { listen } from '../../provider/listen.ts'
import { useUniqueId } from '../lifecycle.ts'
import { Element, part } from '../part.tsx'
import type { CountryOwnProps } from './CountryField.tsx'

/**
 * The chosen country in one line that opens a native select, with the countries named in the buyer's language. The others
 * are rendered once the select is focused or pressed, or a field from which the browser may fill in the country.
 *
 * @data-invalid The choice was rejected.
 * @element country-name span The name of the chosen country.
 * @element country-change span The word "Change".
 * @element country-options select The select. It is transparent and covers the line.
 */
export const CountrySelect = part<'div', CountryOwnProps>(
  'country-select',
  function CountrySelect({ value, onChange, isOffered, isInvalid, describedBy, ...props }) {
    const id = useUniqueId()
    const { locale } = useRootLanguage()
    const { label, change } = useMessages('country', enCountry)
    const invalid = isInvalid || undefined
    const [isListed, setListed] = useState(false)
    const list = () => setListed(true)
    const select = useRef<HTMLSelectElement>(null)
    useEffect(() => {
      const page = select.current?.getRootNode()
      const mayFill = 'input:not([autocomplete="off"])'
      const focusin = ({ target }: Event) => (target as Element).matches(mayFill) && setListed(true)
      return page && listen([page], { focusin })
    }, [])
    const name = useMemo(() => countryNamer(locale)(value), [locale, value])
    const countries = useMemo(
      () => (isListed ? sortCountries(locale, value) : [{ code: value, name }]),
      [isListed, locale, value, name],
    )
    return (
      <Element tag="div" data-invalid={invalid} overrides={props}>
        <label className="onramp-country-label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {/* A server may name a country otherwise than the browser. */}
        <span className="onramp-country-name" aria-hidden="true" suppressHydrationWarning>
          {name}
        </span>
        <span className="onramp-country-change" aria-hidden="true">
          {change}
        </span>
        <select
          className="onramp-country-options"
          id={id}
          ref={select}
          // The messages may be in another language.
          lang={locale}
          form=""
          autoComplete="country"
          aria-labelledby={`${id}-label`}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          // A browser that fills in a country that is not offered clears the choice.
          onChange={({ target }) => target.value && onChange(target.value)}
          onFocus={list}
          onPointerDown={list}
          // For a select that has had the focus since before it hydrated.
          onKeyDown={list}
        >
          {countries
            .filter(({ code }) => code === value || (isOffered?.(code) ?? true))
            .map((country) => (
              <option key={country.code} value={country.code} suppressHydrationWarning>
                {country.name}
              </option>
            ))}
        </select>
      </Element>
    )
  },
)
