import { createOnrampClient, type OnrampClientOptions } from '@onramp-kit/core'
import { createFakePage } from './fakePage.ts'
import { createMemoryLock } from './memoryLock.ts'
import { createMemoryStorage } from './memoryStorage.ts'
import { createVirtualClock } from './virtualClock.ts'

/** A client whose whole world is in a test's hands: nothing in it sleeps, rolls dice or remembers by itself. */
export function createTestClient(options: Partial<OnrampClientOptions> = {}) {
  const clock = createVirtualClock()
  const page = createFakePage()
  const storage = createMemoryStorage()
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    clock,
    page,
    storage,
    lock: createMemoryLock(),
    random: () => 0.5,
    ...options,
  })
  return { client, clock, page, storage }
}
