import { countryNames, currencyForCountry } from '@onramp-kit/core'
import { chains, token } from '@onramp-kit/core/contract'
import { paymentMethodRows } from '../../packages/core/src/contract/paymentMethods.ts'
import { currencies } from '../../packages/core/src/contract/primitives.ts'
import { euroArea } from '../../packages/core/src/locale/defaults.ts'
import { sitePage, table } from './sitePage.ts'

/** Prints the chains and tokens of a payout. */
export function chainsPage(): string {
  const rows = Object.entries(chains).map(([name, id]) => [name, `\`${id}\``, notes[id] ?? ''])
  const tokens = token.options.map((name) => `\`${name}\``)
  return sitePage(
    'Chains and tokens',
    'The chains and tokens that a payout can have.',
    `The chains and tokens that \`card.checkout\` takes. Pass one of each to the checkout; the service decides which pairs it sends.

## Chains

${table(['name', '`chain`', 'note'], rows)}

\`chainName(id)\` returns the name. The service may add chains; the name of an unknown one is \`Chain <id>\`.

## Tokens

${tokens.join(', ')}, in exactly this spelling. The interface does not show which token exists on which chain
([\`card.tokens\`](assumptions.md#cardtokens)): if the service rejects a pair, the buyer reads it above the form, and the error
is [\`validation_error\`](../errors/validation_error.md).`,
  )
}

const notes: Readonly<Record<number, string>> = {
  999: 'One of the two Hyperliquid layers.',
  1337: "The other Hyperliquid layer. It is the service's own id and no EVM chain: do not look it up in a registry.",
}

/** Prints the currencies, countries and payment methods of a purchase. */
export function countriesPage(): string {
  const area = new Set(euroArea)
  const all = countryNames('en')
  const rows = all.map(({ code, name }) => [name, `\`${code}\``, currencyForCountry(code)])
  const methods = paymentMethodRows.map(({ slug, onlyIn, needs }) => [
    `\`${slug}\``,
    onlyIn?.join(', ') ?? 'every country',
    needs === undefined ? '' : `\`${needs}\``,
  ])
  return sitePage(
    'Currencies and countries',
    'The currencies that pay, the default currency of each country, and the payment methods.',
    `A country decides which currency the buyer pays in, and which payment methods the checkout offers.

## Currencies

${Object.keys(currencies)
  .map((code) => `\`${code}\``)
  .join(', ')}. The currency follows the country, unless you pin it with
\`currency\`: GBP for GB, EUR for the ${area.size} codes of the euro area, USD elsewhere. \`currencyForCountry(country)\`
returns it.

## Payment methods

${table(['`payment_method`', 'offered in', 'needs'], methods)}

\`paymentMethodsFor(country)\` returns the rows of a country. Pass your own as \`paymentMethods\`.

## Countries

The form offers these ${all.length} countries. The card rail serves 53 markets, and its interface does not show which
(assumption [\`card.markets\`](assumptions.md#cardmarkets)): pass yours as \`countries\`.

${table(['country', '`country`', 'default currency'], rows)}`,
  )
}
