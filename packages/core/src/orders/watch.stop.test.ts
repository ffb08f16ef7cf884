import { getEventListeners } from 'node:events'
import { countSubscriptions } from '@onramp-kit/test-tools/countSubscriptions'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import { createSignal } from '../platform/signal.ts'
import { follow, input, status } from './followOrder.test.helper.ts'
import { orderPolicy } from './pollState.ts'
import { watch } from './watch.ts'

const DAY = 24 * 3_600_000

describe('a watch', () => {
  test('throws the reason at once when aborted', async () => {
    const controller = new AbortController()
    const { clock, network, end } = follow(['silent'], { signal: controller.signal })
    await clock.advance(1_000)
    controller.abort(new Error('left the page'))
    await settle()
    expect(end.error?.message).toBe('left the page')
    expect(clock.timers()).toBe(0)
    await clock.advance(DAY)
    expect(network.requests).toHaveLength(1)
  })

  test('that is aborted before it starts throws the reason and sends nothing', async () => {
    const signal = AbortSignal.abort(new Error('left the page'))
    const { network, end } = follow([status('payment_pending')], { signal })
    await settle()
    expect(end.error?.message).toBe('left the page')
    expect(network.requests).toHaveLength(0)
  })

  test.each<[string, Turn]>([
    ['while it pauses', status('payment_pending')],
    ['during a read', 'silent'],
    ['at its end', status('order_cancelled')],
  ])('leaves no listener and no timer when it stops %s', async (_, turn) => {
    const refetch = createSignal()
    const refetchOn = countSubscriptions(refetch)
    const page = countSubscriptions(createFakePage())
    const controller = new AbortController()
    const { clock } = follow(
      [status('payment_pending'), turn],
      { refetchOn: refetchOn.source, signal: controller.signal },
      { page: page.source },
    )
    await clock.advance(7_000)
    refetch.emit()
    controller.abort()
    await settle()
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    expect(refetchOn.count()).toBe(0)
    expect(page.count()).toBe(0)
    expect(clock.timers()).toBe(0)
  })

  test('adds no listener with each read', async () => {
    const { client, clock } = createTestClient()
    const listeners: number[] = []
    const read = async (signal: AbortSignal) => {
      listeners.push(getEventListeners(signal, 'abort').length)
      return { status: 'payment_pending' }
    }
    const context = { platform: client.platform, policy: orderPolicy, read }
    const steps = watch(context)[Symbol.asyncIterator]()
    void steps.next().then(() => steps.next())
    await clock.advance(60_000)
    expect(listeners.length).toBeGreaterThan(1)
    expect(new Set(listeners)).toEqual(new Set([0]))
  })

  test('stops at once when the loop is left during a read', async () => {
    const network = scriptNetwork('silent')
    const { client, clock } = createTestClient({ fetch: network.fetch })
    const steps = client.card.orders.watch(input)[Symbol.asyncIterator]()
    const pending = steps.next().catch(String)
    await settle()
    expect(await steps.return?.()).toEqual({ done: true, value: undefined })
    expect(await pending).toBe('AbortError: This operation was aborted')
    expect(network.requests[0]?.signal.aborted).toBe(true)
    expect(clock.timers()).toBe(0)
  })
})
