import { createService } from '@onramp-kit/msw'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { createDevice } from './device.ts'
import { createNetwork, type NetworkFaults } from './network.ts'
import { createPurchases } from './purchases.ts'
import type { Rule, Tally } from './tally.ts'

/** A buyer's device, the service and the network between them, on one virtual clock. */
export function createFaultyWorld(networkFaults: NetworkFaults, tally: Tally) {
  const clock = createVirtualClock()
  const device = createDevice(clock)
  const service = createService({ now: clock.now, rateLimit: false })
  const broken: Rule[] = []
  const report = (rule: Rule) => {
    broken.push(rule)
    tally.broken.add(rule)
  }
  let drawn = 0
  return {
    clock,
    device,
    service,
    tally,
    broken,
    report,
    network: createNetwork({ clock, service, device }, networkFaults, tally),
    purchases: createPurchases(device, report),
    givenUp: new Set<string>(),
    random: () => (drawn = (drawn + 0.381_966) % 1),
  }
}
export type World = ReturnType<typeof createFaultyWorld>
