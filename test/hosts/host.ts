import { seededRandom } from '../property/seededRandom.ts'

/** What a merchant's page can be like. Each axis lists its values, the plain one first. */
const axes = {
  dropIn: [
    'Checkout',
    'CheckoutDialog',
    'CheckoutParts',
    'onramp-checkout',
    'createCheckout',
    'BankDeposit',
    'CryptoDeposit',
    'OrderStatus',
  ],
  react: ['19', '19 in StrictMode', '18'],
  render: ['in the browser', 'on the server'],
  parent: [
    'a block',
    'a centered grid',
    'a centered flex row',
    'a centered flex column',
    'an inline block',
    'fit-content',
    'a float',
    'an absolute box',
    'a table cell',
    'a grid of auto and 1fr',
    'a transformed box',
    'a scroll box',
    'a label',
    'details',
    'a modal dialog',
    'a shadow root',
    'an iframe',
  ],
  form: ['no form', 'a form'],
  sheet: ['no styles', 'html at 62.5%', 'html at 10px', 'a reset', 'large buttons'],
  rewriter: ['nothing', 'a translator', 'an extension'],
  queries: ['none', 'hostile defaults and a persister', 'hostile defaults and a persister, shared'],
  input: ['mouse', 'touch', 'Enter', 'double click', 'double tap', 'held Enter', 'Enter twice'],
  start: ['after hydration', 'before hydration'],
  locale: ['en-US', 'de_DE', 'pt_BR', 'ar_EG.UTF-8', 'C'],
  width: ['1280', '390', '320'],
  cpu: ['fast', 'slow'],
  network: ['works', 'loses quotes until the buyer asks again'],
} as const

type Axes = typeof axes
type AxisName = keyof Axes

/** One merchant's page: a value of each axis. */
export type Host = { readonly [Name in AxisName]: Axes[Name][number] }

const names = Object.keys(axes) as readonly AxisName[]

/** Whether React renders the drop-in. */
const isOfReact = ({ dropIn }: Host) => dropIn !== 'onramp-checkout' && dropIn !== 'createCheckout'

/** The drop-ins that show a quote. */
const quotingDropIns: ReadonlySet<Host['dropIn']> = new Set([
  'Checkout',
  'CheckoutDialog',
  'CheckoutParts',
  'onramp-checkout',
])

/** Returns whether such a page can exist and differs from a simpler one. */
function isPossible(host: Host): boolean {
  const plain = (name: AxisName) => host[name] === axes[name][0]
  const isServed = host.render === 'on the server'
  return (
    (isOfReact(host) || (plain('react') && plain('queries') && !isServed)) &&
    // The browser parses no markup into a shadow root or iframe of the page, and a dialog opens later.
    (!isServed || !['a shadow root', 'an iframe'].includes(host.parent)) &&
    (isServed || plain('start')) &&
    // The server renders no form for the others: they read the order or the customer first, or are closed.
    (plain('start') || ['Checkout', 'CheckoutParts', 'CryptoDeposit'].includes(host.dropIn)) &&
    // The view of `createCheckout` is the test's own.
    (host.dropIn !== 'createCheckout' ||
      (['mouse', 'double click'].includes(host.input) && plain('locale') && plain('sheet'))) &&
    // The dialog is in the top layer, wherever it is mounted, and a modal dialog makes it inert.
    (host.dropIn !== 'CheckoutDialog' || host.parent !== 'a modal dialog') &&
    (host.dropIn !== 'OrderStatus' || plain('input')) &&
    (quotingDropIns.has(host.dropIn) || plain('network'))
  )
}

/** Returns plain pages with one unusual value each, of any drop-in and of `<Checkout>`, and a translated one that loses quotes. */
export function singleHosts(): readonly Host[] {
  const plain = Object.fromEntries(names.map((name) => [name, axes[name][0]])) as Host
  const singles = names
    .flatMap((name) => axes[name].map((value): Host => ({ ...plain, [name]: value })))
    .map((host) =>
      host.start === plain.start ? host : ({ ...host, render: 'on the server' } satisfies Host),
    )
    .filter(
      (host, place) => isPossible(host) && (place === 0 || describeHost(host) !== plain.dropIn),
    )
  // A translator replaces the text that React removes when the quote has arrived.
  const [, losesQuotes] = axes.network
  return [...singles, { ...plain, rewriter: 'a translator', network: losesQuotes }]
}

/** Draws pages, each of which adds as many new pairs of values as the best of some candidates. The same seed gives the same pages. */
export function hostsOf(seed: number, count: number): readonly Host[] {
  const random = seededRandom(seed)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const draw = (): Host => {
    const host = Object.fromEntries(names.map((name) => [name, pick<string>(axes[name])])) as Host
    return isPossible(host) ? host : draw()
  }
  const seen = new Set<string>()
  const newPairs = (host: Host) => pairsOf(host).filter((pair) => !seen.has(pair)).length
  return Array.from({ length: count }, () => {
    const [best = draw()] = Array.from({ length: 40 }, draw)
      .map((host) => ({ host, gain: newPairs(host) }))
      .toSorted((a, b) => b.gain - a.gain)
      .map(({ host }) => host)
    for (const pair of pairsOf(best)) seen.add(pair)
    return best
  })
}

function pairsOf(host: Host): readonly string[] {
  const values = names.map((name) => `${name}=${host[name]}`)
  return values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one}&${other}`))
}

/** Names the values that differ from those of a plain page. */
export function describeHost(host: Host): string {
  const special = names.filter((name) => name !== 'dropIn' && host[name] !== axes[name][0])
  return [host.dropIn, ...special.map((name) => `${name} ${host[name]}`)].join(', ')
}

/** The language of the drop-in in a locale. */
export const languageIn = ({ locale }: Host) =>
  ({ 'en-US': 'en', de_DE: 'de', pt_BR: 'pt-BR', 'ar_EG.UTF-8': 'ar', C: 'en' })[locale]

/** What the buyer types as the amount in a locale, and the amount that it means. */
export function amountIn({ locale }: Host): { readonly text: string; readonly amount: string } {
  if (locale === 'de_DE' || locale === 'pt_BR') return { text: '1.050', amount: '1050' }
  if (locale === 'ar_EG.UTF-8') return { text: '٧٥٫٥', amount: '75.5' }
  return { text: '75', amount: '75' }
}
