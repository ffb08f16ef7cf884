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
 * Compares an order with what was asked for: wallets without regard to case, since the service lowercases them, and
 * amounts by value. An EXACT_OUTPUT purchase names what arrives, so its order has no amount to compare with.
 * (Assumption `order.amount`.)
 */
export function findMismatches(
  { orderAmount }: OnrampClient,
  wallet: string,
  asked: Asked,
  { source, destination }: CardOrder,
): readonly Mismatch[] {
  const comparesMoney = orderAmount === 'exact'
  const comparesAmount = comparesMoney && asked.trade_type === 'EXACT_INPUT'
  return [
    compare('wallet', wallet, destination.wallet, (address) => address.toLowerCase()),
    compare('chain', `${asked.chain}`, `${destination.chain}`),
    compare('token', asked.token, destination.token),
    ...(comparesMoney ? [compare('currency', asked.currency, source.currency)] : []),
    ...(comparesAmount ? [compare('amount', asked.amount, source.amount, canonicalAmount)] : []),
  ].flat()
}

function compare(
  field: Mismatch['field'],
  expected: string,
  actual: string,
  normalize = (text: string) => text,
): readonly Mismatch[] {
  return normalize(expected) === normalize(actual) ? [] : [{ field, expected, actual }]
}

/** The same text for "050.00" and "50". */
function canonicalAmount(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
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
