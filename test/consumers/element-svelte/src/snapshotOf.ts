import type { Checkout } from '@onramp-kit/core'
import { createSubscriber } from 'svelte/reactivity'

export function snapshotOf(checkout: Checkout) {
  const subscribe = createSubscriber(checkout.subscribe)
  return {
    get current() {
      subscribe()
      return checkout.getSnapshot()
    },
  }
}
