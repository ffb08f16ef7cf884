import { destination, details, KEY, setUpCheckout } from '@onramp-kit/test-tools/checkoutHarness'
import type { Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import type { TryLock } from '../platform/lock.ts'
import { createCheckout } from './createCheckout.ts'

describe('a slow check of the lock', () => {
  /** Opens a page that checks the lock of another page's unfinished purchase, whose record was removed meanwhile. */
  async function startLockCheck() {
    const waiting: (() => void)[] = []
    const gate = {
      isSlow: true,
      isFree: true,
      release() {
        for (const resolve of waiting.splice(0)) resolve()
      },
    }
    const lock: TryLock = async (_, run) => {
      if (gate.isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      if (gate.isFree) await run()
      return gate.isFree
    }
    const held: Turn = () => new Promise(() => {})
    const world = setUpCheckout([held], { lock, timeout: 1 })
    const { clock, storage } = world
    const { chain, token } = destination
    const { amount, currency, trade_type } = details
    const asked = { chain, token, amount, currency, trade_type }
    const unfinished = { v: 1, purchaseId: 'x', order_id: null, ...asked }
    storage.setItem(KEY, JSON.stringify({ ...unfinished, created_at: clock.now() - 1 }))
    const page = world.open()
    expect(page.trail).toEqual(['unknown'])
    storage.removeItem(KEY)
    await clock.advance(1_000)
    return { ...world, ...page, gate }
  }

  test('does not affect a purchase that the buyer has started meanwhile', async () => {
    const { checkout, client, gate } = await startLockCheck()
    gate.isSlow = false
    checkout.startOver()
    void checkout.open(details)
    await settle()
    gate.release()
    await settle()
    expect(checkout.getSnapshot().step).toBe('opening')
    // The record survives a reload, so the next page resumes the purchase.
    expect(createCheckout(client, destination).getSnapshot().step).toBe('resuming')
  })

  test('schedules one more check, even after an unsubscribe and a resubscribe', async () => {
    const { checkout, clock, gate, leave } = await startLockCheck()
    gate.isFree = false
    leave()
    const leaveAgain = checkout.subscribe(() => {})
    gate.release()
    await settle()
    expect(clock.timers()).toBe(1)
    leaveAgain()
    expect(clock.timers()).toBe(0)
  })
})
