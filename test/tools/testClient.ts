import {
  createOnrampClient,
  type OnrampClientOptions,
  type PlatformOptions,
} from '@onramp-kit/core'
import { createFakePage } from './fakePage.ts'
import { createMemoryLock } from './memoryLock.ts'
import { createMemoryStorage } from './memoryStorage.ts'
import { createVirtualClock } from './virtualClock.ts'

/** Options of a client, with those of its platform beside the others. */
export type TestClientOptions = Partial<Omit<OnrampClientOptions, 'platform'>> & PlatformOptions

/** A client whose environment a test controls: clock, random, storages, lock and page. */
export function createTestClient(options: TestClientOptions = {}) {
  const clock = createVirtualClock()
  const page = createFakePage()
  const storage = createMemoryStorage()
  const tabStorage = createMemoryStorage()
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    ...options,
    platform: {
      clock,
      page,
      storage,
      tabStorage,
      lock: createMemoryLock(),
      random: () => 0.5,
      ...options,
    },
  })
  return { client, clock, page, storage, tabStorage }
}
