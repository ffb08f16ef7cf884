import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, exactly, prove } from '../figures.ts'
import type { NetworkFault } from './networkFaults.ts'
import { showsServiceState } from './showsServiceState.ts'
import { openTab, showController } from './tab.ts'
import { createTally } from './tally.ts'
import { createFaultyWorld } from './world.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A buyer's device that sleeps while an order is open, and has no working network for a while after it wakes up. */
const sleeping = fc.record({
  before: fc.constantFrom('payment_pending', 'order_completed'),
  after: fc.constantFrom('order_completed', 'order_broadcasted', 'order_cancelled'),
  hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 24, max: 700 })),
  isHidden: fc.boolean(),
  isReloaded: fc.boolean(),
  fault: fc.constantFrom<NetworkFault['fault']>(
    'dropped before the service acted',
    'dropped after the service acted',
    '429 without Retry-After',
    '429 with Retry-After in seconds',
    '500',
    '502 with a page of HTML',
    'truncated',
    'empty 200',
    'never answered',
  ),
  /** Milliseconds until reads succeed. */
  failsFor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 * MINUTE })),
})

test('a page shows what the service holds after every sleep, however the first reads fail', async (context) => {
  const sleeps = many({ full: 3_000, small: 300 })
  const counts = { sleeps: 0, right: 0, captured: 0, reloaded: 0 }
  const property = fc.asyncProperty(sleeping, async (sleep) => {
    const { before, after, hours, isHidden, isReloaded, fault, failsFor } = sleep
    const reads: NetworkFault[] = []
    const world = createFaultyWorld({ posts: [], reads }, createTally())
    const { clock, device, network, service } = world
    const callback = (status: string) => {
      for (const { id } of service.state().orders) service.callback(id, status)
    }
    const tab = await openTab(world, showController)
    tab.visit().open()
    await clock.advance(5 * SECOND)
    callback(before)
    await clock.advance(30 * SECOND)
    if (isHidden) tab.page().show(false)
    device.setClock(hours * HOUR)
    callback(after)
    if (failsFor > 0) reads.push({ fault, acts: true, way: [20, 20], seconds: 30 })
    if (isReloaded) await tab.reload()
    tab.page().show(true)
    await clock.advance(failsFor)
    network.heal()
    await clock.advance(4 * MINUTE)
    const isLong = hours >= 24 && before === 'order_completed' && failsFor > 30 * SECOND
    if (isLong) counts[isReloaded ? 'reloaded' : 'captured'] += 1
    if (showsServiceState(tab.visit(), world)) counts.right += 1
    tab.leave()
    expect(counts.right).toBe((counts.sleeps += 1))
  })
  await fc.assert(property, { seed: seed(), numRuns: sleeps, endOnFailure: true })
  prove(context, [
    exactly('sleeps', counts.sleeps, sleeps),
    exactly('pages that then show what the service holds', counts.right, sleeps),
    atLeast('captured orders after a day, with failed reads', counts.captured, sleeps / 50),
    atLeast('the same after a reload', counts.reloaded, sleeps / 50),
  ])
})
