import type { OnrampClient } from '@onramp-kit/core'
import { type RouteId, type Routes, routes } from '@onramp-kit/core/contract'
import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { currentErrors } from './errorTable.ts'
import type { ErrorContract } from './provoke.ts'

/** A valid call of every route. */
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

type CurrentCode = Routes[RouteId]['errors'][number]

export const currentContract: ErrorContract<RouteId, CurrentCode> = {
  routes,
  rows: currentErrors,
  open(id, { publishableKey, service: options = {} }) {
    const client = publishableKey === undefined ? {} : { publishableKey }
    const world = createSimulatedWorld(client, options)
    let change: (request: Request) => Request | Promise<Request> = (request) => request
    let last: Response | undefined
    world.setFault(async (request) => {
      const response = await world.answer(await change(request))
      last = response.clone()
      return response
    })
    return Promise.resolve({
      ...world,
      call: () => calls[id](world.client),
      register: (wallet) =>
        world.client.virtualAccounts.register({
          ...registration,
          wallet: wallet === undefined ? WALLET : OTHER_WALLET,
        }),
      change(next) {
        change = next
      },
      response() {
        if (last === undefined) throw new Error('no request was sent')
        return last
      },
    })
  },
}
