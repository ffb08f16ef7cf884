import { type Html, html } from './html.ts'

/**
 * An amount as its reader writes it, `"€100.00"` of `("100.00", "EUR")`, without a float in
 * between.
 */
export function money(amount: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount as Intl.StringNumericLiteral)
}

/** A token amount with its thousands grouped and the zeros at its end left out. */
export function tokens(amount: string, token: string): string {
  const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
  return `${format.format(amount as Intl.StringNumericLiteral)} ${token}`
}

/** A wallet's beginning and end, the whole of it at hand. */
export function shortWallet(wallet: string): Html {
  return html`<span title="${wallet}">${wallet.slice(0, 6)}…${wallet.slice(-4)}</span>`
}
