import type { Currency } from '../contract/currency.ts'

/** The 21 members of the euro area since 2026-01-01, Bulgaria included. (European Central Bank.) */
export const euroArea: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** GB pays in GBP, the euro area in EUR, everywhere else in USD. (Interface: Versioning 6.) */
export function currencyForCountry(country: string): Currency {
  if (country === 'GB') return 'GBP'
  return euroArea.includes(country) ? 'EUR' : 'USD'
}
