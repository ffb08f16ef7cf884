import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput, CardQuote, CardQuoteInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'

/** Where the purchase is paid out. */
export type Destination = Pick<CardCheckoutInput, 'wallet' | 'chain' | 'token'>

/** A difference between the order and the purchase. */
export interface Mismatch {
  /** The field that differs. */
  readonly field: 'wallet' | 'chain' | 'token' | 'amount' | 'currency'
  /** What the buyer ordered. */
  readonly expected: string
  /** What the order says. */
  readonly actual: string
}

/**
 * Compares an order with the purchase: text case-insensitively, amounts by value. The amount of an EXACT_OUTPUT purchase
 * is a token amount, which the order does not contain. (Assumption `order.amount`.)
 */
export function findMismatches(
  { orderAmount }: OnrampClient,
  wallet: string,
  purchase: Terms & { readonly amount: string },
  { source, destination }: CardOrder,
): readonly Mismatch[] {
  const expected = { ...purchase, wallet }
  const actual: Partial<CardOrder['source'] & CardOrder['destination']> = {
    ...(orderAmount !== 'any' && source),
    ...destination,
  }
  const fields = ['wallet', 'chain', 'token', 'currency', 'amount'] as const
  return fields.flatMap((field) => {
    const isCompared =
      field in actual && (field !== 'amount' || purchase.trade_type === 'EXACT_INPUT')
    const mismatch = { field, expected: `${expected[field]}`, actual: `${actual[field]}` }
    const isEqual = canonical(mismatch.expected) === canonical(mismatch.actual)
    return isCompared && !isEqual ? [mismatch] : []
  })
}

/** Returns the same text for "0xAb" and "0xaB", and for "050.00" and "50", in linear time. */
function canonical(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/^0*([1-9]\d*)?(?:\.0*|(\.\d*[1-9])0*)?$/, '$1$2')
}

/** Returns whether a quote has the trade type, currency, chain and token of its request. (Assumption `card.quote`.) */
export function isQuoteOf(
  { source, destination, trade_type }: CardQuote,
  input: CardQuoteInput,
): boolean {
  const { currency } = source
  const { chain, token } = destination
  return hasSameTerms({ trade_type: trade_type ?? input.trade_type, currency, chain, token }, input)
}

/** Returns whether two purchases have the same trade type, currency, chain and token. */
export function hasSameTerms(one: Terms, other: Terms): boolean {
  const terms = ['trade_type', 'currency', 'chain', 'token'] as const
  return terms.every((field) => one[field] === other[field])
}

type Terms = Readonly<Record<'trade_type' | 'currency' | 'token', string> & { chain: number }>
