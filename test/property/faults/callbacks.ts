import type { CheckoutSnapshot } from '@onramp-kit/core'
import type { World } from './world.ts'

interface Reported {
  readonly id: string
  readonly status: string
}

/** Checks that a component reports each status that it shows to the merchant once. */
export function createCallbacks({ report, tally }: World) {
  const reported = new Set<string>()
  const shown = new Set<string>()
  const key = ({ id, status }: Reported) => `${id} ${status}`
  return {
    record(order: Reported) {
      tally.counts.callbacks += 1
      if (reported.has(key(order))) report('callbacks repeated')
      reported.add(key(order))
    },
    see({ order }: CheckoutSnapshot) {
      if (order !== undefined) shown.add(key(order))
    },
    check() {
      for (const each of shown) if (!reported.has(each)) report('callbacks missed')
    },
  }
}
