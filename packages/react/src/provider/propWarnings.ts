import type { PropParser } from './useParsedProps.ts'

// Imports nothing that runs, so that bundlers need no chunks for what it would share with the components.

const country = "an ISO 3166-1 alpha-2 code, such as 'GB'"

/** What the function that reads a prop understands. */
const expectations: Readonly<Record<string, string>> = {
  amounts: "a list of decimal text with at most two decimal places, such as ['20', '99.50']",
  appearance:
    "CSS values by name, such as { accent: '#0a7a4b', radius: '8px' }; the type Appearance has the names",
  client:
    'created once, outside of any component; the first one with its key and base URL stays, also after an edit of its file, until you reload the page',
  countries:
    "a list of at least one ISO 3166-1 alpha-2 code, such as ['US', 'GB'], or { except: ['US'] }",
  country,
  defaultAmount: "decimal text with at most two decimal places, such as '19.99'",
  defaultCountry: country,
  explorers: "https URLs by chain, such as { 8453: 'https://basescan.org' }",
  frame: '{ sandbox: true } or { sandbox: false }',
  limits:
    "decimal text with at most two decimal places by currency (USD, GBP, EUR), with min not above max, such as { EUR: { min: '20', max: '500' } }",
  locale: "a language tag, such as 'de' or 'pt-BR'",
  marks:
    "elements or URLs of images by payment method or card brand, such as { 'apple-pay': '/apple-pay.svg' }",
  messages: "messages by area, such as { checkout: { continue: 'Buy' } }",
  methods: "a list of 'crypto' and 'cash-app'",
  paymentMethods:
    "a list of at least one row, such as [{ slug: 'card' }, { slug: 'cash-app', onlyIn: ['US'] }]",
  policy: '{ sandbox: true } or { sandbox: false }',
  queryClient: 'the QueryClient of your app, the same in each render; the first one stays',
  support:
    "a name with a url or an email, such as { name: 'Acme', url: 'https://acme.example/help' }",
}

/** Names a wrong prop, its value and what to pass instead. Returns `undefined` for messages that are right. */
export async function describeWrong(
  component: string,
  name: string,
  given: unknown,
  parser: PropParser | undefined,
  describeReceived: (value: unknown) => string,
  redact: (text: string) => string,
): Promise<string | undefined> {
  const prop = `Onramp Kit: <${component}> ${name} must be`
  // The value of a prop that may be any text may be a wallet or a key.
  if (typeof parser === 'string') return `${prop} of type ${parser}. ${describeReceived(given)}`
  if (name === 'messages' && typeof given === 'object') {
    // The shape of every language, in a chunk that bundlers make anyway.
    const { de } = await import('../messages/de.ts')
    const wrong = wrongMessages(name, de, given)
    return wrong.length > 0 ? `Onramp Kit: <${component}> ignores ${wrong.join('; ')}.` : undefined
  }
  const expected =
    typeof parser === 'object'
      ? `one of ${parser.map((value) => `'${value}'`).join(', ')}`
      : expectations[name]
  return `${prop} ${expected}. Received: ${redact(textOf(given)).slice(0, LONGEST)}.`
}

function textOf(given: unknown): string {
  try {
    return JSON.stringify(given) ?? typeof given
  } catch {
    return typeof given
  }
}

/** The longest value in a warning, in characters. */
const LONGEST = 100

/** Messages by codes and names of the service, which may have more than those that have a message. */
const open = /\.(?:methods|fees|fields|rails|errors)\.[^.]+$/

/** A language may have more plural forms than another one. */
const pluralForm = /\.(?:zero|two|few|many)$/

/** Describes the overrides that no component reads. */
function wrongMessages(path: string, base: unknown, own: unknown): readonly string[] {
  if (own === undefined) return []
  if (base === undefined) return [`${path}, which is not the name of a message`]
  if (typeof base !== typeof own || own === null)
    return [`${path}, which must be ${typeof base === 'string' ? 'text' : 'an object of messages'}`]
  if (typeof base === 'string') return []
  const known = base as Readonly<Record<string, unknown>>
  return Object.entries(own).flatMap(([name, value]) => {
    const place = `${path}.${name}`
    const isExtra = open.test(place) || ('one' in known && pluralForm.test(place))
    return wrongMessages(
      place,
      Object.hasOwn(known, name) ? known[name] : isExtra ? '' : undefined,
      value,
    )
  })
}
