import { order } from '@onramp-kit/test-tools/cardSamples'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from '../transport/deadline.ts'
import { orderPolicy } from './pollState.ts'
import { watch } from './watch.ts'

/** The signals of React Native before 0.88: without `throwIfAborted` and `reason`. */
class OldAbortController implements AbortController {
  readonly signal = Object.assign(new EventTarget(), { aborted: false }) as AbortSignal & {
    aborted: boolean
  }
  abort() {
    this.signal.aborted = true
    this.signal.dispatchEvent(new Event('abort'))
  }
}

beforeEach(() => {
  vi.stubGlobal('AbortController', OldAbortController)
  vi.stubGlobal('DOMException', undefined)
})

/** Watches an order that has these statuses, one per read. */
function watchOrder(statuses: string[]) {
  const { client, clock } = createTestClient()
  const read = (signal: AbortSignal) =>
    withDeadline(clock, 30_000, signal, async () => order(statuses.shift() ?? ''))
  return { clock, steps: watch({ platform: client.platform, policy: orderPolicy, read }) }
}

test('an order is followed to its end with the signals of React Native', async () => {
  const { clock, steps } = watchOrder(['payment_pending', 'order_completed', 'order_broadcasted'])
  const seen: string[] = []
  void (async () => {
    for await (const { status } of steps) seen.push(status)
  })()
  await clock.advance(60_000)
  expect(seen).toEqual(['payment_pending', 'order_completed', 'order_broadcasted'])
})

test('a loop that is left ends its watch with the signals of React Native', async () => {
  const { clock, steps } = watchOrder(['payment_pending'])
  let isLeft = false
  void (async () => {
    for await (const _ of steps) break
    isLeft = true
  })()
  await settle()
  expect(isLeft).toBe(true)
  expect(clock.timers()).toBe(0)
})
