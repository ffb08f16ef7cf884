/**
 * Display names of the digital wallets, by slug: payment methods that need one button and no card. (Assumption
 * `card.payment_methods`.)
 */
export const digitalWallets: ReadonlyMap<string, string> = new Map([
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
  ['cash-app', 'Cash App Pay'],
])

/** The outcome of a payment by card. */
export type CardOutcome = 'challenged' | 'captured' | 'declined'

/** Cards with a fixed outcome. */
export const testCards: readonly { readonly number: string; readonly outcome: CardOutcome }[] = [
  { number: '4242424242424242', outcome: 'challenged' },
  { number: '5555555555554444', outcome: 'captured' },
  { number: '4000000000000002', outcome: 'declined' },
]

/** Returns the outcome of a payment by this card number. Any number that is not a test card is captured. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'captured'
}
