import type { SupersededClient } from '@onramp-kit/superseded'
import {
  type SupersededErrorCode,
  type SupersededRouteId,
  supersededRoutes,
} from '@onramp-kit/superseded/contract'
import { serverFault, simulatedToken } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import { throwawayWallet } from '../../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import { DAY, sharedErrors } from './errorTable.ts'
import type { ErrorContract, ErrorRow, Harness } from './provoke.ts'

type World = ReturnType<typeof createSupersededWorld>

const YEAR = 365 * DAY
const registration = { country: 'DE', email: 'ada@example.com' }
const other = throwawayWallet('other')

type Calls = {
  readonly [Id in SupersededRouteId]: (
    client: SupersededClient,
    address: string,
    world: World,
  ) => Promise<unknown>
}

const token = ({ address, clock }: World) => simulatedToken(address, clock.now() + YEAR)

/** A valid call of every route. */
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

/** Registers a wallet; for the other wallet, signs it in and then the first wallet again. */
async function register({ address, client, clock, signIn }: World, wallet?: 'other') {
  if (wallet === undefined) return client.wallets.register({ address, ...registration })
  await client.session.siwe(other.siwe({ issuedAt: clock.now() }))
  await client.wallets.register({ address: other.address, ...registration })
  return signIn()
}

/** The request with other cookies. */
async function withCookies(request: Request, cookies: string | undefined): Promise<Request> {
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (cookies === undefined) headers.delete('cookie')
  else headers.set('cookie', cookies)
  if (method === 'GET') return new Request(url, { headers })
  const renews = new URL(url).pathname.startsWith('/v1/session/')
  const body = renews ? '{}' : await request.text()
  return new Request(url, { method, headers, body })
}

/** A harness whose wallet is signed in. */
interface SupersededHarness extends Harness {
  readonly becomeActive: () => Promise<void>
  /** The cookies of the signed-in wallet, as a header. */
  readonly cookies: () => string
  /** Sends these cookies instead of the browser's; a session route then renews instead of signing in. */
  readonly sendCookies: (cookies: string | undefined) => void
}

/** Every error of the superseded contract, and what provokes it in the simulated service. */
const supersededErrors = {
  ...sharedErrors,
  invalid_wallet: {
    status: 400,
    // The client never sends such an address.
    before: ({ change }) =>
      change((request) => new Request(request.url.replace(/0x\w{40}/, '0x12'), request)),
  },
  session_required: {
    status: 401,
    renewal: 'session.siwe',
    before: ({ sendCookies }) => sendCookies(undefined),
  },
  session_invalid: {
    status: 401,
    renewal: 'session.siwe',
    before: ({ sendCookies }) => sendCookies('svc_session=x; svc_refresh=x'),
  },
  token_expired: {
    status: 401,
    renewal: 'session.siwe',
    before({ cookies, sendCookies, service }) {
      const kept = cookies()
      service.advance(YEAR)
      sendCookies(kept)
    },
  },
  invalid_token: {
    status: 401,
    wallet: 'other',
  },
  wallet_token_mismatch: {
    status: 403,
    wallet: 'other',
    before: ({ cookies, sendCookies }) => sendCookies(cookies()),
  },
  virtual_account_not_provisioned: {
    status: 404,
    before: ({ becomeActive }) => becomeActive(),
  },
  kyc_required: {
    status: 409,
    before: ({ register }) => register(),
  },
  already_has_virtual_account: {
    status: 409,
    async before({ becomeActive, call }) {
      await becomeActive()
      await call()
    },
  },
  unauthorized: {
    status: 500,
    service: { scenario: serverFault },
    outcome: 'unknown',
  },
} as const satisfies Readonly<Record<string, ErrorRow<SupersededHarness>>>

export const supersededContract: ErrorContract<
  SupersededRouteId,
  SupersededErrorCode,
  SupersededHarness
> = {
  routes: supersededRoutes,
  rows: supersededErrors,
  async open(id, { publishableKey, service: { scenario, ...options } = {}, wallet }) {
    const client = publishableKey === undefined ? {} : { publishableKey }
    const world = createSupersededWorld(client, options)
    let change: (request: Request) => Request | Promise<Request> = (request) => request
    let last: Response | undefined
    world.setFault(async (request) => {
      const response = await world.service.fetch(await change(request))
      last = response.clone()
      return response
    })
    // An unknown key cannot sign in.
    await world.signIn().catch(() => undefined)
    if (scenario !== undefined) world.service.scenario(scenario)
    return {
      ...world,
      call: () =>
        calls[id](world.client, wallet === undefined ? world.address : other.address, world),
      register: (of) => register(world, of),
      change(next) {
        change = next
      },
      response() {
        if (last === undefined) throw new Error('no request was sent')
        return last
      },
      cookies: () =>
        world.jar
          .cookies()
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      sendCookies(cookies) {
        change = (request) => withCookies(request, cookies)
      },
    }
  },
}
