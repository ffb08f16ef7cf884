import { createService, type ServiceOptions } from '@onramp-kit/msw'
import {
  createCookieJar,
  type SupersededOptions,
  superseded,
} from '@onramp-kit/superseded/simulator'
import {
  type SiweFields,
  throwawayWallet,
} from '../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import type { Fault } from './simulatedWorld.ts'
import { createSupersededTestClient, type SupersededTestOptions } from './supersededClient.ts'

export const SHOP = 'https://shop.example'

/**
 * A client of the superseded contract in the shop's page, with a cookie jar, and the simulated service, connected in
 * process through its public fetch, on one virtual clock.
 */
export function createSupersededWorld(
  options: SupersededTestOptions = {},
  {
    superseded: supersededOptions,
    ...serviceOptions
  }: ServiceOptions & { readonly superseded?: SupersededOptions } = {},
) {
  let fault: Fault = () => undefined
  const requests: string[] = []
  const jar = createCookieJar({ now: () => world.clock.now() })
  const page = (origin: string): typeof globalThis.fetch =>
    jar.page(origin, async (input, init) => {
      const request = new Request(input, init)
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await fault(request)) ?? (await service.fetch(request))
    })
  const world = createSupersededTestClient({ fetch: page(SHOP), ...options })
  const service = createService({
    extensions: [superseded({ alone: true, ...supersededOptions })],
    now: world.clock.now,
    sleep: (ms) => new Promise((resolve) => void world.clock.setTimeout(resolve, ms)),
    ...serviceOptions,
  })
  const wallet = throwawayWallet()
  const { address } = wallet
  return {
    ...world,
    service,
    jar,
    /** `fetch` of a page of another origin, with the same cookie jar. */
    page,
    /** Every sent request, as method and path. */
    requests,
    wallet,
    address,
    /** Passes every later request through `next` first. */
    setFault(next: Fault) {
      fault = next
    },
    signIn: (fields: Partial<SiweFields> = {}) =>
      world.client.session.siwe(wallet.siwe({ issuedAt: world.clock.now(), ...fields })),
    /** Signs in and becomes an active customer. */
    async becomeActive() {
      await world.client.session.siwe(wallet.siwe({ issuedAt: world.clock.now() }))
      await world.client.wallets.register({ address, country: 'DE', email: 'ada@example.com' })
      service.customerStatus(address, 'active')
    },
  }
}
