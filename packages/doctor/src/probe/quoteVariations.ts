import { paymentMethodsFor } from '@onramp-kit/core/contract'
import { type Probe, samplePurchase } from './call.ts'
import { type Examination, probe } from './examination.ts'

/** A quote with a different input, and what it tells about. */
export interface QuoteVariation {
  readonly about: 'precision' | 'payment method'
  readonly label: string
  readonly probe: Probe
}

/** Sends quotes with amounts too precise, and with the other payment methods of the country. */
export async function tryQuotes(examination: Examination): Promise<readonly QuoteVariation[]> {
  const { settings } = examination
  const { amount, country, payment_method: method } = samplePurchase(settings)
  const [units = '', fraction = ''] = amount.split('.')
  // Near --amount, which the limits of the service allow.
  const withPlaces = (places: number) =>
    `${units}.${fraction.slice(0, places - 1).padEnd(places - 1, '0')}1`
  const others = paymentMethodsFor(country, settings.paymentMethods).filter(
    ({ slug }) => slug !== method,
  )
  const variations = [
    {
      about: 'precision',
      label: '3 decimal places of a currency',
      input: { amount: withPlaces(3) },
    },
    {
      about: 'precision',
      label: '7 decimal places of a token',
      input: { amount: withPlaces(7), trade_type: 'EXACT_OUTPUT' },
    },
    ...others.map(({ slug }) => ({
      about: 'payment method' as const,
      label: slug,
      input: { payment_method: slug },
    })),
  ] as const
  const results: QuoteVariation[] = []
  for (const { about, label, input } of variations)
    results.push({ about, label, probe: await probe(examination, 'card.quote', { input }) })
  return results
}
