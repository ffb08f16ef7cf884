import type { CheckoutSnapshot } from '@onramp-kit/core'
import type { World } from './world.ts'

interface Told {
  readonly id: string
  readonly status: string
}

/** Checks that a component reports each status that it shows to the merchant once. */
export function createCallbacks({ report, tally }: World) {
  const told = new Set<string>()
  const shown = new Set<string>()
  const key = ({ id, status }: Told) => `${id} ${status}`
  return {
    tell(order: Told) {
      tally.counts.callbacks += 1
      if (told.has(key(order))) report('callbacks repeated')
      told.add(key(order))
    },
    see({ order }: CheckoutSnapshot) {
      if (order !== undefined) shown.add(key(order))
    },
    check() {
      for (const each of shown) if (!told.has(each)) report('callbacks missed')
    },
  }
}
