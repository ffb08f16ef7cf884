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
  read: (client) => client.card.orders.get({ id: ORDER_ID, wallet: WALLET }),
} satisfies Record<
  string,
  (client: ReturnType<typeof createTestClient>['client']) => Promise<unknown>
>

async function printed(call: keyof typeof calls, turn: Turn): Promise<string> {
  const { client, clock } = createTestClient({ fetch: scriptNetwork(turn).fetch, timeout: 5_000 })
  const error = calls[call](client).then(() => 'no error', String)
  await clock.advance(60_000)
  return error
}

const failed =
  "got no response: the network failed, or the browser blocked it. Check the key's allowlist, and connect-src of the Content-Security-Policy."
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
    'ContractError: card.orders.get got an unexpected response (status 404): its body is not JSON. A proxy may have answered.',
  ],
  [
    'purchase',
    'a redirect that looks like an opened purchase',
    json({ order_id: ORDER_ID, url: 'https://pay.example/1' }, { status: 300 }),
    'ContractError: card.checkout got an unexpected response (status 300): its body is not JSON. A proxy may have answered.',
  ],
  [
    'purchase',
    'a response without its fields',
    json({ url: 7 }),
    'ContractError: card.checkout got an unexpected response (status 200): order_id must be given, as string; url must be given, as string.',
  ],
  [
    'purchase',
    'JSON that is no object',
    json('no'),
    'ContractError: card.checkout got an unexpected response (status 200): the value must be given, as object.',
  ],
  [
    'read',
    'a response with an invalid field inside another',
    json({ ...order('payment_pending'), source: { ...order('x').source, amount: 7 } }),
    'ContractError: card.orders.get got an unexpected response (status 200): source.amount must be given, as string.',
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
    'InputError: card.checkout was not sent: currency must be one of USD, GBP, EUR.',
  ],
  [
    'accounts',
    'a response that breaks assumptions',
    json([]),
    'ContractError: virtualAccounts.list got an unexpected response (status 200): the value must be given, as object. If the service differs from accounts.instructions, accounts.opening, override it.',
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
    expect(await printed(call, turn)).toBe(text)
  },
)
