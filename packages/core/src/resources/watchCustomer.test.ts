import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { WatchOptions } from '../orders/watch.ts'

const DAY = 24 * 3_600_000
const customer = (status: string) =>
  json({ wallet: WALLET, status, has_accepted_terms_of_service: true })

function watch(turns: Turn[], options: WatchOptions = {}) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch })
  const seen: string[] = []
  const end: { done?: boolean; error?: OnrampError } = {}
  const loop = async () => {
    const customers = world.client.virtualAccounts.watch({ wallet: WALLET }, options)
    for await (const { status } of customers) seen.push(status)
  }
  loop().then(
    () => (end.done = true),
    (error) => (end.error = error),
  )
  return { ...world, network, seen, end }
}

describe('virtualAccounts.watch', () => {
  test('yields the customer at once and at each change, and ends when the provider has decided', async () => {
    const { clock, network, seen, end } = watch([
      customer('incomplete'),
      customer('incomplete'),
      customer('under_review'),
      customer('active'),
      customer('rejected'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['incomplete', 'under_review', 'active'])
    expect(end).toEqual({ done: true })
    expect(network.requests).toHaveLength(4)
    expect(clock.timers()).toBe(0)
  })

  test('pauses while the page is hidden and reads at once when it is visible again', async () => {
    const { clock, network, page } = watch([customer('under_review')])
    await clock.advance(1_000)
    page.set({ visible: false })
    await clock.advance(3_600_000)
    expect(network.requests).toHaveLength(1)
    page.set({ visible: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(2)
  })

  test('does not read before Retry-After has elapsed', async () => {
    const { clock, network, page } = watch([
      errorResponse(429, 'rate_limited', { 'retry-after': '30' }),
      customer('active'),
    ])
    await clock.advance(1_000)
    page.set({ visible: false })
    page.set({ visible: true })
    await clock.advance(28_000)
    expect(network.requests).toHaveLength(1)
    await clock.advance(8_000)
    expect(network.requests).toHaveLength(2)
  })

  test('retries each failed read once per poll, and reports it', async () => {
    const errors: unknown[] = []
    const { clock, network, end } = watch(['dropped', customer('active')], {
      onPollError: (error) => errors.push(error?.code),
    })
    await clock.advance(1_000)
    expect(network.requests).toHaveLength(1)
    await clock.advance(10_000)
    expect(errors).toEqual(['network_error', undefined])
    expect(end).toEqual({ done: true })
  })

  test('throws when the wallet is not registered', async () => {
    const { clock, end } = watch([errorResponse(404, 'customer_not_registered')])
    await clock.advance(1_000)
    expect(end.error).toMatchObject({ code: 'customer_not_registered' })
  })

  test('throws the reason of an abort, and leaves no timer', async () => {
    const controller = new AbortController()
    const { clock, end } = watch([customer('under_review')], { signal: controller.signal })
    await clock.advance(1_000)
    controller.abort(new Error('left the page'))
    await clock.advance(0)
    expect(end.error?.message).toBe('left the page')
    expect(clock.timers()).toBe(0)
  })

  test('ends after a day without a decision', async () => {
    const { clock, end, seen } = watch([customer('under_review')])
    await clock.advance(DAY + 120_000)
    expect(end).toEqual({ done: true })
    expect(seen).toEqual(['under_review'])
  })
})
