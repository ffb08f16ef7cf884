import { isApiError } from '@onramp-kit/core'
import {
  type SupersededErrorCode,
  type SupersededRouteId,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/core/contract/superseded'
import type { SupersededClient } from '@onramp-kit/core/superseded'
import { type ServiceOptions, simulatedToken } from '@onramp-kit/msw'
import type { SupersededTestOptions } from '@onramp-kit/test-tools/supersededClient'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import { expect, test } from 'vitest'
import { throwawayWallet } from '../../../packages/msw/src/service/superseded/throwawayWallet.test.helper.ts'

type World = ReturnType<typeof createSupersededWorld>
type Calls = {
  readonly [Id in SupersededRouteId]: (
    client: SupersededClient,
    address: string,
    world: World,
  ) => Promise<unknown>
}

const YEAR = 365 * 86_400_000
const registration = { country: 'DE', email: 'ada@example.com' }

const token = ({ address, clock }: World) => simulatedToken(address, clock.now() + YEAR)

/** A good call of every route. */
const calls: Calls = {
  'session.identityToken': ({ session }, address, world) =>
    session.identityToken({ address, proof: token(world) }),
  'session.accessToken': ({ session }, address, world) =>
    session.accessToken({ address, proof: token(world) }),
  'session.siwe': ({ session }, address, { clock, wallet }) =>
    session.siwe({ ...wallet.siwe({ issuedAt: clock.now() }), address }),
  'wallets.get': ({ wallets }, address) => wallets.get({ address }),
  'wallets.register': ({ wallets }, address) => wallets.register({ address, ...registration }),
  'wallets.termsLink': ({ wallets }, address) => wallets.termsLink({ address }),
  'wallets.identityLink': ({ wallets }, address) => wallets.identityLink({ address }),
  'wallets.acknowledgeTerms': ({ wallets }, address) => wallets.acknowledgeTerms({ address }),
  'wallets.createVirtualAccount': ({ wallets }, address) =>
    wallets.createVirtualAccount({ address, currency: 'eur', chain: 'base' }),
  'wallets.virtualAccount': ({ wallets }, address) => wallets.virtualAccount({ address }),
}

/** What makes the service refuse: how it and the client are set up, and what is done before the call, or in its place. */
interface Cause {
  readonly service?: ServiceOptions
  readonly client?: SupersededTestOptions
  readonly before?: (world: World) => unknown
  /** The wallet that is asked for in place of the one that is signed in. */
  readonly address?: string
}

/** Has the service see another request than the client sends. */
const instead = (world: World, change: (request: Request) => Request | Promise<Request>) =>
  world.setFault(async (request) => world.service.fetch(await change(request)))

function withHeader(request: Request, name: string, value: string | undefined): Request {
  const changed = new Request(request)
  if (value === undefined) changed.headers.delete(name)
  else changed.headers.set(name, value)
  return changed
}

const withBody = ({ headers, method, url }: Request, body: object) =>
  new Request(url, { headers, method, body: JSON.stringify(body) })

const isSession = ({ url }: Request) => new URL(url).pathname.startsWith('/v1/session/')

/** Has cookies alone decide: these, or those there are. A session route then renews. */
const byCookies = (world: World, ...cookies: readonly (string | undefined)[]) =>
  instead(world, (request) => {
    const asked = isSession(request) ? withBody(request, {}) : request
    return cookies.length === 0 ? asked : withHeader(asked, 'cookie', cookies[0])
  })

const causes: { readonly [Code in SupersededErrorCode]: Cause } = {
  publishable_key_missing: {
    before: (world) =>
      instead(world, (request) => withHeader(request, 'x-svc-publishable-key', undefined)),
  },
  invalid_publishable_key: { client: { publishableKey: 'svc_public_sandbox_nobody' } },
  origin_not_allowed: { service: { scenario: 'origin_refused' } },
  validation_error: {
    before: (world) =>
      instead(world, (request) => withBody(request, { proof: 7, message: 7, currency: 'chf' })),
  },
  invalid_wallet: {
    // What the client would never send.
    before: (world) =>
      instead(world, (request) => new Request(request.url.replace(/0x\w{40}/, '0x12'), request)),
  },
  session_required: { before: (world) => byCookies(world, undefined) },
  session_invalid: { before: (world) => byCookies(world, 'svc_session=x; svc_refresh=x') },
  token_expired: {
    before(world) {
      const cookies = world.jar.cookies().map(({ name, value }) => `${name}=${value}`)
      world.service.advance(YEAR)
      byCookies(world, cookies.join('; '))
    },
  },
  invalid_token: { address: throwawayWallet('other').address },
  wallet_token_mismatch: {
    address: throwawayWallet('other').address,
    before: (world) => byCookies(world),
  },
  rate_limited: { service: { scenario: 'rate_limited' } },
  unauthorized: { service: { scenario: 'server_fault' } },
  bridge_error: { service: { scenario: 'rail_down' } },
  customer_not_registered: {},
  already_registered: {
    before: ({ client, address }) => client.wallets.register({ address, ...registration }),
  },
  email_already_in_use: {
    async before(world) {
      const other = throwawayWallet('other')
      const { client, clock } = world
      await client.session.siwe(other.siwe({ issuedAt: clock.now() }))
      await client.wallets.register({ address: other.address, ...registration })
      await world.signIn()
    },
  },
  kyc_required: {
    before: ({ client, address }) => client.wallets.register({ address, ...registration }),
  },
  already_has_virtual_account: {
    async before(world) {
      await world.becomeActive()
      await calls['wallets.createVirtualAccount'](world.client, world.address, world)
    },
  },
  virtual_account_not_provisioned: { before: (world) => world.becomeActive() },
}

const pairs = (Object.keys(supersededRoutes) as SupersededRouteId[]).flatMap((id) =>
  supersededRoutes[id].errors.map((code): [SupersededRouteId, SupersededErrorCode] => [id, code]),
)

test.each(pairs)('%s refuses with %s, and the client says so', async (id, code) => {
  const { service: options = {}, client, before, address } = causes[code]
  const { scenario = 'default', ...rest } = options
  const world = createSupersededWorld(client, rest)
  // A key that is not known signs nobody in.
  if (client === undefined) await world.signIn()
  await before?.(world)
  world.service.scenario(scenario)
  const failure = calls[id](world.client, address ?? world.address, world).catch(
    (error: unknown) => error,
  )
  // As long as the client would try again for.
  await world.clock.advance(600_000)
  const error = await failure
  expect(error).toMatchObject({ code, status: supersededErrorCodes[code].status })
  expect(isApiError(error)).toBe(true)
})

test('every code of the table belongs to a route', () => {
  const used = new Set(pairs.map(([, code]) => code))
  expect(Object.keys(supersededErrorCodes).toSorted()).toEqual([...used].toSorted())
})
