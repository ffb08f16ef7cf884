import { countries } from '@onramp-kit/core'
import { useId, useMemo } from 'react'
import { useLanguages } from '../language/useLanguages.ts'
import { useWords } from '../language/useWords.ts'
import { enCountry } from '../messages/en/country.ts'
import { useSurface } from '../surface/SurfaceContext.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Where the person lives. A native list until the searchable one is here. */
export function BankCountryField() {
  const { country, setCountry } = useBankDepositContext().registration
  const { label } = useWords('country', enCountry)
  const { locale } = useSurface()
  const id = useId()
  // Names come from the runtime's own data, which differs between a server and a browser.
  const isHydrated = useLanguages().length > 0
  const options = useMemo(() => {
    if (!isHydrated) return [{ code: country, name: country }]
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    const { compare } = new Intl.Collator(locale)
    return countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [isHydrated, locale, country])
  return (
    <div className="onramp-row">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={country} onChange={(event) => setCountry(event.target.value)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
