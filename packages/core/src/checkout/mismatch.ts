import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput, CardQuote, CardQuoteInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'

/** Where the money goes. */
export type Destination = Pick<CardCheckoutInput, 'wallet' | 'chain' | 'token'>

/** What was asked for, as it is stored: the wallet is not. */
export type Asked = Readonly<
  Record<'token' | 'amount' | 'currency' | 'trade_type', string> & { chain: number }
>

/** One part of an order that is not what was asked for. */
export interface Mismatch {
  readonly field: 'wallet' | 'chain' | 'token' | 'amount' | 'currency'
  readonly expected: string
  readonly actual: string
}

/**
 * Compares an order with what was asked for: texts without regard to case, amounts by value. An EXACT_OUTPUT purchase
 * names what arrives, so its order has no amount to compare with. (Assumption `order.amount`.)
 */
export function findMismatches(
  { orderAmount }: OnrampClient,
  wallet: string,
  asked: Asked,
  { source, destination }: CardOrder,
): readonly Mismatch[] {
  const expected = { ...asked, wallet }
  const actual: Partial<CardOrder['source'] & CardOrder['destination']> = {
    ...(orderAmount === 'exact' && source),
    ...destination,
  }
  const fields = ['wallet', 'chain', 'token', 'currency', 'amount'] as const
  return fields.flatMap((field) => {
    const isCompared = field in actual && (field !== 'amount' || asked.trade_type === 'EXACT_INPUT')
    const mismatch = { field, expected: `${expected[field]}`, actual: `${actual[field]}` }
    const isEqual = canonical(mismatch.expected) === canonical(mismatch.actual)
    return isCompared && !isEqual ? [mismatch] : []
  })
}

/** The same text for "0xAb" and "0xaB", and for "050.00" and "50". */
function canonical(text: string): string {
  const [whole = '', ...rest] = text.toUpperCase().split('.')
  const fraction = rest.join('.')
  let end = fraction.length
  while (fraction[end - 1] === '0') end -= 1
  return `${whole.replace(/^0+/, '')}.${fraction.slice(0, end)}`
}

/**
 * Whether a quote is of the purchase it was asked for: the same way round, in the same money, to the same place. One
 * that is not is no price for it. (Assumption `card.quote`.)
 */
export function isQuoteOf(
  { source, destination, trade_type }: CardQuote,
  asked: CardQuoteInput,
): boolean {
  return (
    (trade_type ?? asked.trade_type) === asked.trade_type &&
    source.currency === asked.currency &&
    destination.chain === asked.chain &&
    destination.token === asked.token
  )
}
