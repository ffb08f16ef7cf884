import type { CardQuote, CardQuoteInput } from '../contract/card.ts'

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
