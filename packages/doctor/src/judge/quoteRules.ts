import type { CardQuote, PaymentMethodRow } from '@onramp-kit/core'
import { paymentMethodRows, routes } from '@onramp-kit/core/contract'
import { compareAmounts, isQuoteOf } from '@onramp-kit/core/internal'
import { reads } from '../derive/valueFormat.ts'
import { samplePurchase } from '../probe/call.ts'
import type { Examination } from '../probe/examination.ts'
import type { QuoteVariation } from '../probe/quoteVariations.ts'
import type { Settings } from '../probe/settings.ts'
import type { Evidence, Verdict } from './evidence.ts'

/** The input that a variation changes. */
const variedFields = { precision: 'amount', 'payment method': 'payment_method' } as const

/** Whether the service rejected the varied input, as far as the error says. */
const isRejected = ({ about, probe: { outcome } }: QuoteVariation) =>
  outcome.kind === 'error' &&
  outcome.code === 'validation_error' &&
  (outcome.field === undefined || outcome.field === variedFields[about])
const isAccepted = ({ probe: { outcome } }: QuoteVariation) =>
  outcome.kind === 'ok' || outcome.kind === 'shape'

/** A field of a quote that differs from its request. */
interface QuoteDifference {
  readonly field: 'trade_type' | 'currency' | 'chain' | 'token' | 'amount'
  readonly words: string
}

/** Compares the last quote, if it succeeded, with its request: the terms as the checkout does, and the total. */
export function quoteDifferences({ probes, settings }: Examination): readonly QuoteDifference[] {
  const { outcome } = probes.findLast(({ id }) => id === 'card.quote') ?? {}
  const value = outcome?.kind === 'ok' ? outcome.value : undefined
  // A schema of the merchant may return another shape.
  if (!reads(routes['card.quote'].response, value)) return []
  const quote = value as CardQuote
  const { source, destination } = quote
  const request = samplePurchase(settings)
  const tradeType = quote.trade_type ?? request.trade_type
  const terms = [
    { field: 'trade_type', path: 'trade_type', returned: tradeType },
    { field: 'currency', path: 'source.currency', returned: source.currency },
    { field: 'chain', path: 'destination.chain', returned: destination.chain },
    { field: 'token', path: 'destination.token', returned: destination.token },
  ] as const
  const isOtherAmount =
    tradeType === 'EXACT_INPUT' && compareAmounts(source.amount, request.amount) !== 0
  const differing = [
    ...(isQuoteOf(quote, request)
      ? []
      : terms.filter(({ field, returned }) => returned !== request[field])),
    ...(isOtherAmount
      ? [{ field: 'amount', path: 'source.amount', returned: source.amount } as const]
      : []),
  ]
  return differing.map(({ field, path, returned }) => ({
    field,
    words: `${path}: requested ${request[field]}, returned ${returned}`,
  }))
}

/** Judges amounts that are too precise, which the service should all reject. */
export function precision({ quoteVariations }: Evidence): Verdict {
  const variations = quoteVariations.filter(({ about }) => about === 'precision')
  return judgeVariations(variations, isRejected, 'accepts', variations.filter(isAccepted))
}

/** Judges the payment methods of the country, which the service should all accept. */
export function paymentMethods({ quoteVariations, examination }: Evidence): Verdict {
  const { settings, found } = examination
  const variations = quoteVariations.filter(({ about }) => about === 'payment method')
  const differing = variations.filter(isRejected)
  if (differing.length > 0)
    found.paymentMethods = hideRows(
      settings,
      differing.map(({ label }) => label),
    )
  return judgeVariations(variations, isAccepted, 'rejects', differing)
}

function judgeVariations(
  variations: readonly QuoteVariation[],
  isExpected: (variation: QuoteVariation) => boolean,
  verb: string,
  differing: readonly QuoteVariation[],
): Verdict {
  if (differing.length > 0) {
    const labels = differing.map(({ label }) => label).join(', ')
    return { state: 'contradicted', why: `the quote ${verb} ${labels}` }
  }
  return variations.length > 0 && variations.every(isExpected)
    ? { state: 'confirmed', why: 'the quote shows it' }
    : { state: 'not observable', why: 'no quote shows it' }
}

/** Returns the rows of payment methods, with these hidden in the country. */
function hideRows(
  { country, paymentMethods: rows = paymentMethodRows }: Settings,
  slugs: readonly string[],
): readonly PaymentMethodRow[] {
  return rows.flatMap((row) => {
    if (!slugs.includes(row.slug)) return [row]
    const { onlyIn, notIn = [] } = row
    if (onlyIn === undefined) return [{ ...row, notIn: [...notIn, country] }]
    const others = onlyIn.filter((each) => each !== country)
    return others.length > 0 ? [{ ...row, onlyIn: others }] : []
  })
}
