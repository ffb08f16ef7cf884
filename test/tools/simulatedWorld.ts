import { createService, type ServiceOptions } from '@onramp-kit/msw'
import { readAtOnce } from './readAtOnce.ts'
import { createTestClient, type TestClientOptions } from './testClient.ts'
import { realTime, virtualTime } from './virtualClock.ts'

/** Handles a request instead of the service, or returns `undefined` to let it through. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>

/** A client and the simulated service, connected in process through its public fetch, on one virtual clock. */
export function createSimulatedWorld(
  options: TestClientOptions = {},
  serviceOptions: ServiceOptions = {},
) {
  let fault: Fault = () => undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await fault(request)
    return response === undefined ? answer(request) : realTime(() => readAtOnce(response))
  }
  const answer = (request: Request) =>
    realTime(async () => readAtOnce(await service.fetch(request)))
  const world = createTestClient({ fetch, ...options })
  const { clock } = world
  const service = createService({
    now: clock.now,
    sleep: (ms) =>
      virtualTime(() => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms))),
    ...serviceOptions,
  })
  return {
    ...world,
    service,
    /** The response of the service to a request. */
    answer,
    /** The response of the service to a request, with other values in some fields of its body. */
    changed: <Body extends object>(
      request: Request,
      change: (body: Body) => { readonly [Field in keyof Body]?: unknown },
    ) =>
      realTime(async () => {
        const body = (await (await service.handle(request)).json()) as Body
        return Response.json({ ...body, ...change(body) })
      }),
    /** Passes every later request through `next` first. */
    setFault(next: Fault) {
      fault = next
    },
    checkouts: () => service.state().requests['card.checkout'],
    onlyOrder() {
      const [order, ...more] = service.state().orders
      if (order === undefined || more.length > 0) throw new Error('there is not exactly one order')
      return order
    },
  }
}
