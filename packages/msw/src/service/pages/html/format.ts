import { type Html, html } from './html.ts'

/** Formats an amount of money without converting it to a float: `("100.00", "EUR")` is `"€100.00"`. */
export function money(amount: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount as Intl.StringNumericLiteral)
}

/** Formats a token amount with grouped thousands and without trailing zeros. */
export function tokens(amount: string, token: string): string {
  const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
  return `${format.format(amount as Intl.StringNumericLiteral)} ${token}`
}

/** Renders a wallet's first and last characters, with the full address as tooltip. */
export function shortWallet(wallet: string): Html {
  return html`<span title="${wallet}">${wallet.slice(0, 6)}…${wallet.slice(-4)}</span>`
}
