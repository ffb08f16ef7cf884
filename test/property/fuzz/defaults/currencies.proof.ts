import { countries, currencyForCountry } from '@onramp-kit/core'
import { test } from 'vitest'
import { exactly, prove } from '../../figures.ts'
import { namedRegions } from '../locales.ts'

/** Who pays in euro since 2026, by the European Central Bank; written out here a second time, and one in each line. */
const euro = [
  'AT', // Austria
  'BE', // Belgium
  'BG', // Bulgaria
  'HR', // Croatia
  'CY', // Cyprus
  'EE', // Estonia
  'FI', // Finland
  'FR', // France
  'DE', // Germany
  'GR', // Greece
  'IE', // Ireland
  'IT', // Italy
  'LV', // Latvia
  'LT', // Lithuania
  'LU', // Luxembourg
  'MT', // Malta
  'NL', // Netherlands
  'PT', // Portugal
  'SK', // Slovakia
  'SI', // Slovenia
  'ES', // Spain
  // Their parts in the European Union that have a code in ISO 3166-1.
  'AX', // Åland, of Finland
  'GF', // French Guiana
  'GP', // Guadeloupe
  'MF', // Saint Martin
  'MQ', // Martinique
  'RE', // Réunion
  'YT', // Mayotte
]

test('every country pays in the currency of the interface: the 21 of the euro area and their 7 parts, Bulgaria too, in EUR', (context) => {
  const regions = namedRegions()
  const all = [...new Set([...countries, ...regions])]
  const paying = (currency: string) => all.filter((each) => currencyForCountry(each) === currency)
  const wrong = [
    ...euro.filter((country) => currencyForCountry(country) !== 'EUR'),
    ...paying('EUR').filter((country) => !euro.includes(country)),
  ]
  prove(context, [
    exactly('countries of ISO 3166-1', countries.length, 249),
    exactly('regions of CLDR beside them', all.length - countries.length, regions.length - 249),
    exactly('pay in EUR', paying('EUR').length, 28),
    exactly('pay in GBP: GB alone', paying('GBP').join() === 'GB' ? 1 : 0, 1),
    exactly('pay in USD', paying('USD').length, all.length - 29),
    exactly('pay in EUR and should not, or the other way round', wrong.length, 0),
  ])
})
