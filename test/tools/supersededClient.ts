import { createSupersededClient, type SupersededClientOptions } from '@onramp-kit/core/superseded'
import { createFakePage } from './fakePage.ts'
import { createMemoryLock } from './memoryLock.ts'
import { createVirtualClock } from './virtualClock.ts'

/** A client of the superseded contract whose whole world is in a test's hands. */
export function createSupersededTestClient(options: Partial<SupersededClientOptions> = {}) {
  const clock = createVirtualClock()
  const page = createFakePage()
  const client = createSupersededClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    clock,
    page,
    lock: createMemoryLock(),
    random: () => 0.5,
    ...options,
  })
  return { client, clock, page }
}
