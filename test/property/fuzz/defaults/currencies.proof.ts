import { countries, currencyForCountry } from '@onramp-kit/core'
import { test } from 'vitest'
import { exactly, prove } from '../../figures.ts'
import { namedRegions } from '../locales.ts'

/** The euro area since 2026, by the European Central Bank; repeated here on purpose, one country on each line. */
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
  // Parts of members within the European Union that have an ISO 3166-1 code.
  'AX', // Åland, of Finland
  'GF', // French Guiana
  'GP', // Guadeloupe
  'MF', // Saint Martin
  'MQ', // Martinique
  'RE', // Réunion
  'YT', // Mayotte
]

test('the client derives the currency of every country: EUR for the 21 members of the euro area and their 7 parts', (context) => {
  const regions = namedRegions()
  const all = [...new Set([...countries, ...regions])]
  const paying = (currency: string) => all.filter((each) => currencyForCountry(each) === currency)
  const wrong = [
    ...euro.filter((country) => currencyForCountry(country) !== 'EUR'),
    ...paying('EUR').filter((country) => !euro.includes(country)),
  ]
  prove(context, [
    exactly('countries of ISO 3166-1', countries.length, 249),
    exactly('other regions of CLDR', all.length - countries.length, regions.length - 249),
    exactly('pay in EUR', paying('EUR').length, 28),
    exactly('pay in GBP: GB alone', paying('GBP').join() === 'GB' ? 1 : 0, 1),
    exactly('pay in USD', paying('USD').length, all.length - 29),
    exactly('with a wrong currency', wrong.length, 0),
  ])
})
