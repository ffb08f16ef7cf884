import { countries } from '@onramp-kit/core'
import { useId, useMemo } from 'react'
import { useLanguages } from '../language/useLanguages.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useSurface } from '../surface/SurfaceContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The country, in the buyer's language. A native list: it is searched by typing, on every device. */
export function CountryField() {
  const { country, setCountry } = useCheckoutContext().details
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  // Names come from the runtime's own data, which differs between a server and a browser.
  const isHydrated = useLanguages().length > 0
  const options = useMemo(() => {
    if (!isHydrated) return [{ code: country, name: country }]
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    const { compare } = new Intl.Collator(locale)
    const known = countries.includes(country) ? countries : [country, ...countries]
    return known
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [isHydrated, locale, country])
  const id = useId()
  return (
    <div className="onramp-row">
      <label htmlFor={id}>{words.country}</label>
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
