import type { OnrampClientOptions } from '@onramp-kit/core'
import { createService, type ServiceOptions } from '@onramp-kit/msw'
import { createTestClient } from './testClient.ts'
import { realTime, virtualTime } from './virtualClock.ts'

/** What may be done to one request: answer in the service's place, break it, or let it through. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>

/** A client and the simulated service, joined in this process by its front door, on one virtual clock. */
export function createSimulatedWorld(
  options: Partial<OnrampClientOptions> = {},
  serviceOptions: ServiceOptions = {},
) {
  let fault: Fault = () => undefined
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return (await fault(request)) ?? (await answer(request))
  }
  const answer = (request: Request) => realTime(async () => read(await service.fetch(request)))
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
    /** What the service says to a request. */
    answer,
    /** From now on every request passes through `next` first. */
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

/** An answer whose text is there at once. */
async function read(response: Response): Promise<Response> {
  const text = await response.text()
  const copy = new Response(text === '' ? null : text, response)
  return Object.assign(copy, { text: () => Promise.resolve(text) })
}
