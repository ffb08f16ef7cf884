import { type Html, html } from './html.ts'

/** A wallet's beginning and end, the whole of it at hand. */
export function shortWallet(wallet: string): Html {
  return html`<span title="${wallet}">${wallet.slice(0, 6)}…${wallet.slice(-4)}</span>`
}
