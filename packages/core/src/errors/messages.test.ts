import type { OnrampError } from '@onramp-kit/core'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  html,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'

const calls = {
  purchase: (client) => client.card.checkout(purchase),
  accounts: (client) => client.virtualAccounts.list({ wallet: WALLET }),
  'purchase in another currency': (client) =>
    client.card.checkout({ ...purchase, currency: JSON.parse('"CHF"') }),
  status: (client) => client.virtualAccounts.status({ wallet: WALLET }),
  terms: (client) => client.virtualAccounts.termsOfService({ wallet: WALLET }),
  rail: (client) => client.rail.config(),
  read: (client) => client.card.orders.get({ id: ORDER_ID, wallet: WALLET }),
} satisfies Record<
  string,
  (client: ReturnType<typeof createTestClient>['client']) => Promise<unknown>
>

async function errorOf(call: keyof typeof calls, turn: Turn): Promise<OnrampError> {
  const { client, clock } = createTestClient({ fetch: scriptNetwork(turn).fetch, timeout: 5_000 })
  const error = calls[call](client).then(
    () => Promise.reject(new Error('no error')),
    (caught: unknown) => caught as OnrampError,
  )
  await clock.advance(60_000)
  return error
}

const failed =
  "got no response: the network failed, or the browser blocked it. Check baseUrl, and in a browser the key's allowlist and the page's connect-src."
const decide = ' The service may have acted: let the buyer decide.'

test.each<[keyof typeof calls, string, Turn, string]>([
  ['purchase', 'a dropped connection', 'dropped', `NetworkError: card.checkout ${failed}${decide}`],
  ['read', 'a dropped connection', 'dropped', `NetworkError: card.orders.get ${failed}`],
  [
    'purchase',
    'no response in time',
    'silent',
    `TimeoutError: card.checkout got no response within 5000 ms.${decide}`,
  ],
  [
    'read',
    'no response in time',
    'silent',
    'TimeoutError: card.orders.get got no response within 5000 ms.',
  ],
  [
    'read',
    'the page of a proxy',
    html(404),
    "ContractError: card.orders.get got an unexpected response (status 404): its body is not JSON. A proxy may have answered. Check baseUrl. If the service has another path, set paths['card.orders.get'].",
  ],
  [
    'purchase',
    'a redirect that looks like an opened purchase',
    json({ order_id: ORDER_ID, url: 'https://pay.example/1' }, { status: 300 }),
    'ContractError: card.checkout got an unexpected response (status 300): its body is JSON, but not { error: { code, message } }. If the service sends errors of another shape, set errors (errors.envelope, card.errors).',
  ],
  [
    'purchase',
    'a response without its fields',
    json({ url: 7 }),
    "ContractError: card.checkout got an unexpected response (status 200): order_id must be of type string; url must be of type string. If the service sends another shape, set schemas['card.checkout'].",
  ],
  [
    'purchase',
    'JSON that is not an object',
    json('no'),
    "ContractError: card.checkout got an unexpected response (status 200): the value must be of type object. If the service sends another shape, set schemas['card.checkout'].",
  ],
  [
    'read',
    'a response with an invalid field inside another',
    json({ ...order('payment_pending'), source: { ...order('x').source, amount: 7 } }),
    "ContractError: card.orders.get got an unexpected response (status 200): source.amount must be of type string. If the service sends another shape, set schemas['card.orders.get'].",
  ],
  [
    'status',
    'the customer of another wallet, such as from a cache that ignores the query',
    json({
      wallet: `0x${'2'.repeat(40)}`,
      status: 'active',
      has_accepted_terms_of_service: true,
    }),
    'ContractError: virtualAccounts.status got an unexpected response (status 200): wallet is not the requested wallet.',
  ],
  [
    'read',
    'the order of another id',
    json(order('payment_pending', { id: '4f2c1c1e-0000-4000-8000-000000000000' })),
    'ContractError: card.orders.get got an unexpected response (status 200): id is not the requested id.',
  ],
  [
    'purchase in another currency',
    'no request',
    'dropped',
    'InputError: card.checkout got invalid input, so nothing was sent: currency must be one of USD, GBP, EUR.',
  ],
  [
    'accounts',
    'a response that breaks assumptions',
    json([]),
    "ContractError: virtualAccounts.list got an unexpected response (status 200): the value must be of type object. If the service sends another shape, set schemas['virtualAccounts.list'] (accounts.instructions, accounts.opening).",
  ],
  [
    'status',
    'JSON 404 of a gateway',
    json({ message: 'no Route matched' }, { status: 404 }),
    "ContractError: virtualAccounts.status got an unexpected response (status 404): its body is JSON, but not { error: { code, message } }. Check baseUrl. If the service has another path, set paths['virtualAccounts.status'] (accounts.status). If the service sends errors of another shape, set errors (errors.envelope, accounts.errors).",
  ],
  [
    'rail',
    'an unknown 404',
    errorResponse(404, 'no_such_route'),
    'ApiError: rail.config failed: 404 no_such_route. The service said: about no_such_route. Check baseUrl. If the service has another path, set railSegment (rail.segment).',
  ],
  [
    'purchase',
    'JSON 400 of another shape',
    json({ detail: 'fiat is required' }, { status: 400 }),
    'ContractError: card.checkout got an unexpected response (status 400): its body is JSON, but not { error: { code, message } }. If the service has other field names, set fieldNames (card.fields, card.required, card.precision). If the service sends errors of another shape, set errors (errors.envelope, card.errors).',
  ],
  [
    'purchase',
    'a field of another name',
    json({ error: { code: 'validation_error', message: 'fiat: is required' } }, { status: 400 }),
    'ApiError: card.checkout failed: 400 validation_error. The service said: fiat: is required. Correct the named field. If the service has other field names, set fieldNames (card.fields, card.required, card.precision).',
  ],
  [
    'purchase',
    'an invalid field',
    json({ error: { code: 'validation_error', message: 'amount: is too small' } }, { status: 400 }),
    'ApiError: card.checkout failed: 400 validation_error. The service said: amount: is too small. Correct the named field.',
  ],
  [
    'purchase',
    'a code that the interface does not list',
    errorResponse(422, 'amount_too_small'),
    'ApiError: card.checkout failed: 422 amount_too_small. The service said: about amount_too_small. If the service has other field names, set fieldNames (card.fields, card.required, card.precision). If it proves that the service did not act, add its code to rejections (errors.outcome).',
  ],
  [
    'terms',
    'a refusal that the interface does not list',
    errorResponse(400, 'no_such_offer'),
    'ApiError: virtualAccounts.termsOfService failed: 400 no_such_offer. The service said: about no_such_offer.',
  ],
  [
    'read',
    'an endless body',
    new Response('x'.repeat(1_000_001)),
    'ContractError: card.orders.get got an unexpected response (status 200): the value is longer than 1 MB; check baseUrl.',
  ],
  [
    'read',
    'a rejected key',
    errorResponse(401, 'invalid_publishable_key'),
    'ApiError: card.orders.get failed: 401 invalid_publishable_key. The service said: about invalid_publishable_key. Check the key, and that baseUrl is for its environment.',
  ],
])(
  'the error of a %s after %s says what happened, why, and what to do',
  async (call, _reason, turn, text) => {
    const [said] = String(await errorOf(call, turn)).split(' See https:')
    expect(said).toBe(text)
  },
)

test.each<[keyof typeof calls, Turn, string]>([
  ['purchase', 'dropped', 'network_error'],
  ['purchase', 'silent', 'timeout'],
  ['purchase', html(502), 'unreadable_answer'],
  ['purchase in another currency', 'dropped', 'invalid_input'],
  ['purchase', errorResponse(400, 'validation_error'), 'validation_error'],
  ['purchase', errorResponse(400, 'amount_too_small'), 'unlisted'],
  ['purchase', errorResponse(404, 'order_not_found'), 'unlisted'],
])(
  'the message of the error of a %s after %j ends with the address of the page %s',
  async (call, turn, page) => {
    const { message } = await errorOf(call, turn)
    expect(message).toMatch(/ See https:\S+\/$/)
    expect(message).toContain(`/errors/${page}/`)
  },
)

test('an error of a foreign server is cut, however long it is', async () => {
  const error = await errorOf('purchase', errorResponse(400, 'x '.repeat(200_000)))
  expect(error.code).toHaveLength(1000)
  expect(error.message.length).toBeLessThan(3000)
})
