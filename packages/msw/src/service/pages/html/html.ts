/** Markup that is safe to insert. Only `html` creates it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Html[] | undefined

/** Creates markup and escapes every value, for text and for quoted attributes. Only `Html` is inserted as it is. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)))
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

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
