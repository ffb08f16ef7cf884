import { createSignal } from '@onramp-kit/core/internal'
import { createMemoryLock } from '@onramp-kit/test-tools/memoryLock'
import { createSharedStorage } from '@onramp-kit/test-tools/sharedStorage'
import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'

/** What the pages of one buyer share: storage, locks, connectivity and a device clock. */
export function createDevice(clock: VirtualClock) {
  const changes = createSignal()
  let skew = 0
  let isOnline = true
  return {
    storageOf: createSharedStorage(clock.now),
    lock: createMemoryLock(),
    subscribe: changes.subscribe,
    isOnline: () => isOnline,
    setOnline(next: boolean) {
      isOnline = next
      changes.emit()
    },
    now: () => clock.now() + skew,
    /** Sets the device clock ahead or back; timers are not affected. */
    setClock(by: number) {
      skew += by
    },
  }
}
export type Device = ReturnType<typeof createDevice>
