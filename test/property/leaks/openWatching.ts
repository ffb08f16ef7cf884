import { getEventListeners } from 'node:events'
import { createSignal } from '@onramp-kit/core/internal'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { countSubscriptions } from '@onramp-kit/test-tools/countSubscriptions'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { putTimersOn } from '@onramp-kit/test-tools/globalTimers'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { countRequests } from './countRequests.ts'

/** A client whose watches come and go, and every resource they can hold. */
export function openWatching(delay: () => number) {
  const own = createFakePage()
  const page = countSubscriptions(own)
  const refetchOn = countSubscriptions(createSignal())
  const world = createSimulatedWorld({ page: page.source })
  const giveTimersBack = putTimersOn(world.clock)
  const requests = countRequests(world, delay)
  return {
    ...world,
    page: own,
    refetchOn: refetchOn.source,
    /** Opens an order. */
    async open(): Promise<string> {
      const opening = world.client.card.checkout(purchase)
      await world.clock.advance(10_000)
      return (await opening).order_id
    },
    /** The resources held now, including listeners of the given signals. */
    held: (signals: readonly AbortSignal[]) => ({
      timers: world.clock.timers(),
      'listeners of the page': page.count(),
      'listeners of refetchOn': refetchOn.count(),
      'listeners of signals': signals.flatMap((each) => getEventListeners(each, 'abort')).length,
      'requests in flight': requests.inFlight(),
    }),
    leave: giveTimersBack,
  }
}

export type Watching = ReturnType<typeof openWatching>
