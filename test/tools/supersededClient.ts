import type { PlatformOptions } from '@onramp-kit/core'
import { createSupersededClient, type SupersededClientOptions } from '@onramp-kit/superseded'
import { createFakePage } from './fakePage.ts'
import { createMemoryLock } from './memoryLock.ts'
import { createVirtualClock } from './virtualClock.ts'

/** Options of a client, with those of its platform beside the others. */
export type SupersededTestOptions = Partial<Omit<SupersededClientOptions, 'platform'>> &
  PlatformOptions

/** A client of the superseded contract whose environment a test controls. */
export function createSupersededTestClient(options: SupersededTestOptions = {}) {
  const clock = createVirtualClock()
  const page = createFakePage()
  const client = createSupersededClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    ...options,
    platform: { clock, page, lock: createMemoryLock(), random: () => 0.5, ...options },
  })
  return { client, clock, page }
}
