import type { PaymentMethodRow } from '@onramp-kit/core'
import { paymentMethodRows } from '@onramp-kit/core/contract'
import type { QuoteVariation } from '../probe/quoteVariations.ts'
import type { Settings } from '../probe/settings.ts'
import type { Evidence, Verdict } from './evidence.ts'

const isRejected = ({ probe: { outcome } }: QuoteVariation) =>
  outcome.kind === 'error' && outcome.code === 'validation_error'
const isAccepted = ({ probe: { outcome } }: QuoteVariation) =>
  outcome.kind === 'ok' || outcome.kind === 'shape'

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
