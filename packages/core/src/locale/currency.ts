import type { Currency } from '../contract/primitives.ts'

/**
 * The country codes of the euro area: its 21 members since 2026-01-01, and their parts that have a code of their own and
 * belong to the European Union (Åland, and the outermost regions of France). Other users of the euro are not in it.
 * (European Central Bank; assumption `card.euro_area`.)
 */
export const euroArea: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AX GF GP MF MQ RE YT'.split(' ')

/** GB pays in GBP, the euro area in EUR, everywhere else in USD. (Interface: Versioning 6.) */
export function currencyForCountry(country: string): Currency {
  if (country === 'GB') return 'GBP'
  return euroArea.includes(country) ? 'EUR' : 'USD'
}
