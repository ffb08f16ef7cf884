/**
 * The payment methods paid by one button, by slug, and what is said of them. (Assumption
 * `card.payment_methods`.)
 */
export const walletMethods: ReadonlyMap<string, string> = new Map([
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
  ['cash-app', 'Cash App Pay'],
])
