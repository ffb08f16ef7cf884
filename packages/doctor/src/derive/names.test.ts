import { describe, expect, test } from 'vitest'
import { pathWords, similarity, synonyms } from './names.ts'

/** The values of each response by their names in the contract, and names that services give them. */
const responses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'the quote': {
    'source.amount': [
      'pay.amount',
      'pays.amount',
      'fiat.amount',
      'from.amount',
      'spend.amount',
      'input.amount',
      'charge.amount',
      'in.amount',
      'source.value',
      'source.total',
      'source.sum',
    ],
    'source.currency': ['source.ccy', 'source.fiat', 'fiatCurrency', 'pay_currency'],
    'destination.amount': [
      'dest.amount',
      'get.amount',
      'gets.amount',
      'receive.amount',
      'received.amount',
      'payout.amount',
      'output.amount',
      'to.amount',
      'out.amount',
      'destinationAmount',
    ],
    'destination.chain': ['destination.network', 'to.blockchain', 'chainId'],
    'destination.token': [
      'destination.asset',
      'destination.coin',
      'to.crypto',
      'cryptocurrency',
      'get.symbol',
      'ticker',
    ],
    fees: ['fee', 'charges', 'costs'],
    rate: ['price'],
    trade_type: ['kind'],
    expires_at: ['expiry', 'expiration', 'valid_to', 'until', 'expires_on'],
  },
  'the checkout': {
    order_id: ['order_uuid', 'reference', 'ref'],
    url: ['payment_link', 'href', 'uri', 'hosted', 'redirect_to', 'page'],
  },
  'the order': {
    id: ['uuid'],
    status: ['state', 'phase'],
    created_at: ['opened', 'paid_on', 'creation_time', 'date', 'timestamp'],
    'source.card_brand': ['source.card_scheme', 'scheme'],
    'source.card_last_four': ['source.ending_4', 'card_digits'],
    'destination.wallet': ['to.address', 'recipient'],
  },
  'a customer': {
    wallet: ['address'],
    status: ['state'],
    email: ['mail', 'contact'],
    has_accepted_terms_of_service: ['tos', 'agreement', 'agreed', 'signed', 'terms_of_service'],
  },
  'the list of accounts': {
    count: ['total', 'length'],
    data: ['items', 'accounts', 'results'],
  },
  'an account': {
    id: ['account_id'],
    destination_token: ['asset'],
    chain: ['network'],
    source_deposit_instructions: ['bank', 'details', 'deposit'],
  },
  'the config of the rail': {
    merchant_id: ['merchant_ref'],
    webview_url: ['widget', 'frame'],
  },
}

const words = (path: string) => pathWords(path.split('.'))

describe.each(Object.entries(responses))('the names of %s', (_, fields) => {
  const rows = Object.entries(fields).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  )
  test.each(rows)('%s means %s', (name, field) => {
    const scores = Object.keys(fields).map(
      (each) => [each, similarity(words(each), words(name))] as const,
    )
    const [best, next] = scores.toSorted(([, a], [, b]) => b - a)
    expect(best?.[0]).toBe(field)
    expect(best?.[1]).toBeGreaterThan(next?.[1] ?? 0)
  })
})

test('each synonym is a word of a name above', () => {
  const names = Object.values(responses).flatMap((fields) => [
    ...Object.keys(fields),
    ...Object.values(fields).flat(),
  ])
  const used = new Set(names.flatMap((name) => name.split(/[^a-z\d]+/)))
  expect(synonyms.flat().filter((word) => !used.has(word))).toEqual([])
})

test('names without a common word or synonym have no similarity', () => {
  expect(similarity(words('destination.token'), words('country'))).toBe(0)
})
