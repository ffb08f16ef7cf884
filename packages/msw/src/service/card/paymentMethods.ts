/**
 * The payment methods paid by one button, by slug, and what is said of them. (Assumption
 * `card.payment_methods`.)
 */
export const walletMethods: ReadonlyMap<string, string> = new Map([
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
  ['cash-app', 'Cash App Pay'],
])

/** What becomes of a payment by a test card. */
export type CardOutcome = 'challenged' | 'captured' | 'declined'

interface TestCard {
  readonly number: string
  readonly outcome: CardOutcome
}

/** The cards whose outcome is known beforehand. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'challenged' },
  { number: '5555555555554444', outcome: 'captured' },
  { number: '4000000000000002', outcome: 'declined' },
]

/** What becomes of a payment: any other valid number is as good as money. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'captured'
}
