import { isApiError, type OnrampClient } from '@onramp-kit/core'
import {
  errorCodes,
  type KnownErrorCode,
  type RouteId,
  type Routes,
  routes,
} from '@onramp-kit/core/contract'
import type { ServiceOptions } from '@onramp-kit/msw'
import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import type { TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'

type World = ReturnType<typeof createSimulatedWorld>

/** A good call of every route. */
const calls: { readonly [Id in RouteId]: (client: OnrampClient) => Promise<unknown> } = {
  'card.quote': ({ card }) => card.quote(purchase),
  'card.checkout': ({ card }) => card.checkout(purchase),
  'card.orders.get': ({ card }) => card.orders.get({ id: ORDER_ID, wallet: WALLET }),
  'virtualAccounts.list': ({ virtualAccounts }) => virtualAccounts.list({ wallet: WALLET }),
  'virtualAccounts.register': ({ virtualAccounts }) => virtualAccounts.register(registration),
  'virtualAccounts.termsOfService': ({ virtualAccounts }) =>
    virtualAccounts.termsOfService({ wallet: WALLET }),
  'virtualAccounts.identityVerification': ({ virtualAccounts }) =>
    virtualAccounts.identityVerification({ wallet: WALLET }),
  'virtualAccounts.status': ({ virtualAccounts }) => virtualAccounts.status({ wallet: WALLET }),
  'rail.config': ({ rail }) => rail.config(),
  'fx.rates': ({ fx }) => fx.rates(),
}

/** What makes the service refuse: how it and the client are set up, and what happened before the call. */
interface Cause {
  readonly service?: ServiceOptions
  readonly client?: TestClientOptions
  readonly before?: (world: World, call: () => Promise<unknown>) => unknown
}

const causes: { readonly [Code in Routes[RouteId]['errors'][number]]: Cause } = {
  publishable_key_missing: {
    before: (world) =>
      world.setFault((request) => {
        const stripped = new Request(request)
        stripped.headers.delete('x-svc-publishable-key')
        return world.service.handle(stripped)
      }),
  },
  validation_error: {
    // What the client would never send: a parameter given twice, a body that is no object.
    before: (world) =>
      world.setFault(({ method, url, headers }) =>
        world.service.handle(
          method === 'GET'
            ? new Request(`${url}${url.includes('?') ? '&' : '?'}x=1&x=2`, { headers })
            : new Request(url, { method: 'POST', headers, body: '[]' }),
        ),
      ),
  },
  invalid_publishable_key: { client: { publishableKey: 'svc_public_sandbox_nobody' } },
  origin_not_allowed: {
    client: { publishableKey: 'svc_public_live_demo' },
    service: { originOf: () => 'https://elsewhere.example' },
  },
  rate_limited: {
    service: { rateLimit: { requests: 1, windowMs: 86_400_000 } },
    before: (_, call) => call().catch(() => undefined),
  },
  order_not_found: {},
  customer_not_registered: {},
  already_registered: { before: (_, call) => call() },
  email_already_in_use: {
    before: ({ client }) =>
      client.virtualAccounts.register({ ...registration, wallet: OTHER_WALLET }),
  },
  rail_error: { service: { scenario: 'rail_down' } },
  bridge_error: { service: { scenario: 'rail_down' } },
  rates_unavailable: { service: { scenario: 'rail_down' } },
}

const pairs = (Object.keys(routes) as RouteId[]).flatMap((id) =>
  routes[id].errors.map((code): [RouteId, keyof typeof causes] => [id, code]),
)

test.each(pairs)('%s refuses with %s, and the client says so', async (id, code) => {
  const { service, client, before } = causes[code]
  const world = createSimulatedWorld(client, service)
  await before?.(world, () => calls[id](world.client))
  const failure = calls[id](world.client).catch((error: unknown) => error)
  // As long as the client would try again for.
  await world.clock.advance(600_000)
  const error = await failure
  expect(error).toMatchObject({ code, status: errorCodes[code].status, operation: id })
  expect(isApiError(error, code)).toBe(true)
})

test('every code of the table belongs to a route', () => {
  const used = new Set<KnownErrorCode>(pairs.map(([, code]) => code))
  expect(Object.keys(errorCodes).toSorted()).toEqual([...used].toSorted())
})

test.each([
  ['an unknown route', 'GET', '/v1/card/orders', undefined, 404, 'not_found'],
  ['a wrong method', 'DELETE', '/v1/fx', undefined, 405, 'method_not_allowed'],
  ['a body that is no JSON', 'POST', '/v1/card/quote', '{"amount":', 400, 'validation_error'],
  ['a body that is too large', 'POST', '/v1/card/quote', 'x'.repeat(70_000), 413, 'body_too_large'],
] as const)('%s is answered in the envelope', async (_, method, path, body, status, code) => {
  const { service } = createSimulatedWorld()
  const headers = { 'x-svc-publishable-key': 'svc_public_sandbox_demo' }
  const init = { method, headers, ...(body === undefined ? {} : { body }) }
  const response = await service.handle(new Request(`https://service.example${path}`, init))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
})
