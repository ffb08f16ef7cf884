import type { CardQuoteInput } from '@onramp-kit/core'

/** Whether two purchases are priced in the same terms: the same way round, in the same money, to the same place. */
export function isAlike(one: CardQuoteInput, other: CardQuoteInput): boolean {
  return (['trade_type', 'currency', 'chain', 'token'] as const).every(
    (field) => one[field] === other[field],
  )
}
