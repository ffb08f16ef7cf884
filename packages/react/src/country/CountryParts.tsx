'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enCountry } from '../messages/en/country.ts'
import { CountryInput } from './CountryInput.tsx'
import { CountryLabel } from './CountryLabel.tsx'
import { CountryList } from './CountryList.tsx'
import { CountryOption } from './CountryOption.tsx'
import { CountryStatus } from './CountryStatus.tsx'

/** All that a country field has inside of its root. */
export function CountryParts() {
  const { label } = useWords('country', enCountry)
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
