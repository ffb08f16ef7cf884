import { createService, type ServiceOptions } from '@onramp-kit/msw'
import { SANDBOX_KEY, START } from '../../../msw/src/harness.test.helper.ts'
import type { SupersededOptions } from './settings.ts'
import { superseded } from './superseded.ts'
import { type SiweFields, throwawayWallet } from './throwawayWallet.test.helper.ts'

export const SHOP = 'https://shop.example'

/** Changes to a default request of the shop's page with a sandbox key. */
export interface SupersededAsk {
  readonly body?: unknown
  readonly key?: string | null
  readonly origin?: string | null
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>
}

/** Returns the `Set-Cookie` headers of a response, by cookie name. */
export type SetCookies = Readonly<Record<'svc_session' | 'svc_refresh', string>>

/** Creates a service of the superseded contract with a stopped clock, and shortcuts to send requests. */
export function startSupersededHarness({
  superseded: options,
  ...serviceOptions
}: ServiceOptions & { readonly superseded?: SupersededOptions } = {}) {
  const service = createService({
    now: () => START,
    ...serviceOptions,
    extensions: [superseded({ alone: true, ...options })],
  })
  const wallet = throwawayWallet()
  const { address } = wallet

  function ask(
    method: string,
    path: string,
    { body, cookies = {}, key = null, origin = SHOP }: SupersededAsk = {},
  ): Promise<Response> {
    const headers = new Headers()
    if (key !== null) headers.set('x-svc-publishable-key', key)
    if (origin !== null) headers.set('origin', origin)
    const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const url = `https://onramp.test${path}`
    return service.handle(new Request(url, { method, headers, body: text ?? null }))
  }

  /** Posts to the session route, with the key. */
  const session = (modality: string, how: SupersededAsk & { readonly address?: string } = {}) =>
    ask('POST', `/v1/session/${how.address ?? address}/${modality}`, { key: SANDBOX_KEY, ...how })

  const now = () => Date.parse(service.state().now)

  const signIn = async (how: SupersededAsk = {}, fields: Partial<SiweFields> = {}) => {
    const { message, signature } = wallet.siwe({ issuedAt: now(), ...fields })
    return cookiesOf(await session('siwe', { body: { message, signature }, ...how }))
  }

  return { service, wallet, address, ask, session, signIn, now }
}

/** Returns the values of both cookies that a response sets. */
export function cookiesOf(response: Response): SetCookies {
  const pairs = response.headers.getSetCookie().map((header) => header.split(/[=;]/, 2))
  const { svc_session = '', svc_refresh = '' } = Object.fromEntries(pairs)
  return { svc_session, svc_refresh }
}
