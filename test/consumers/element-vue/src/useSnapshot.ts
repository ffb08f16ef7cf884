import type { Checkout } from '@onramp-kit/core'
import { onMounted, onUnmounted, shallowRef } from 'vue'

export function useSnapshot(checkout: Checkout) {
  const snapshot = shallowRef(checkout.getServerSnapshot())
  const update = () => {
    snapshot.value = checkout.getSnapshot()
  }
  let unsubscribe: (() => void) | undefined
  onMounted(() => {
    unsubscribe = checkout.subscribe(update)
    update()
  })
  onUnmounted(() => unsubscribe?.())
  return snapshot
}
