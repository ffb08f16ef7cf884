import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, atMost, exactly, info, prove } from '../figures.ts'
import { type ForeignWindow, openForeignWindows, posterTo } from './foreignWindows.ts'
import { forgedData } from './forgedData.ts'
import { HOSTED, openHostedStage } from './hostedStage.ts'
import { lookAlikesOf } from './lookAlikes.ts'

const draw = <T,>(arbitrary: fc.Arbitrary<T>, count: number, salt: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: seed() + salt })

let stage: Awaited<ReturnType<typeof openHostedStage>>
let leave = () => {}
beforeEach(async () => {
  stage = await openHostedStage()
})
afterEach(() => {
  leave()
  leave = () => {}
  stage.leave()
})

/** The number of early reads that `act` triggers; the next regular read is at least 2 s away. */
async function readsAfter(act: () => Promise<void>): Promise<number> {
  await stage.untilRead()
  const before = stage.reads.length
  await act()
  await stage.pass(1_500)
  return stage.reads.length - before
}

/** Lets the foreign windows post the messages of `said` in turn, every tenth with a port, and waits for all of them. */
async function postAll(foreignWindows: readonly ForeignWindow[], said: readonly unknown[]) {
  const before = stage.heard()
  said.forEach((data, turn) => {
    const ports = turn % 10 === 0 ? [new MessageChannel().port1] : []
    foreignWindows[turn % foreignWindows.length]?.post(data, ports)
  })
  await expect.poll(() => stage.heard() - before).toBeGreaterThanOrEqual(said.length)
}

test('the client ignores messages of other windows and other origins', async (context) => {
  const { foreignWindows, leave: dismiss } = await openForeignWindows(stage.hosted)
  leave = dismiss
  const [before, count] = [stage.accepted(), many({ full: 5_000, small: 600 }) / 2]
  const said = draw(forgedData, count, 1)
  const fromWindows = await readsAfter(() => postAll(foreignWindows, said))

  // Forged events that no real window can send: the right window with another origin, and the reverse.
  const { port1 } = new MessageChannel()
  const others = [
    null,
    window,
    window.parent,
    window.top,
    port1,
    stage.hosted[0] ?? null,
    stage.hosted,
  ]
  // By index, because fast-check inspects values, which a cross-origin window forbids.
  const wrongSource = fc.record({ origin: fc.constant(HOSTED), by: fc.nat(others.length - 2) })
  const wrongOrigin = fc.record({ origin: lookAlikesOf(HOSTED), by: fc.constant(-1) })
  const forged = fc.tuple(forgedData, fc.oneof(wrongSource, wrongOrigin))
  const events = draw(forged, count, 2)
  const fromEvents = await readsAfter(async () => {
    for (const [data, { origin, by }] of events) {
      const source = others.at(by) ?? null
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    }
  })
  prove(context, [
    info('windows that post', foreignWindows.length),
    atLeast('messages from windows', said.length, count),
    atLeast('forged events', events.length, count),
    exactly('accepted', stage.accepted() - before, 0),
    exactly('early reads', fromWindows + fromEvents, 0),
    exactly('errors', stage.thrown.length, 0),
  ])
})

test('a message of the hosted page triggers a read at most once a second and sets no outcome', async (context) => {
  const count = many({ full: 5_000, small: 400 })
  const hosted = posterTo('the hosted page', stage.hosted, 'parent')
  const [before, reads] = [stage.accepted(), stage.reads.length]
  const began = stage.clock.now()
  const pauses = draw(fc.nat({ max: 1_000 }), count / 20, 3)
  for (const [turn, pause] of pauses.entries()) {
    await postAll([hosted], draw(forgedData, 20, 4 + turn))
    await stage.pass(pause)
  }
  const sent = stage.reads.slice(reads - 1)
  const gaps = sent.slice(1).map((at, place) => at - (sent[place] ?? 0))
  const seconds = (stage.clock.now() - began) / 1_000
  prove(context, [
    atLeast('messages accepted', stage.accepted() - before, count),
    info('seconds of messages', seconds),
    // Without messages the client reads the order every six seconds.
    atLeast('reads of the order', gaps.length, Math.floor(seconds / 2) + 1),
    atMost('reads of the order in a second', 1_000 / Math.min(...gaps), 1),
    exactly('statuses reported to the merchant', stage.statuses.length, 1),
    exactly('outcomes shown', stage.title() === 'Complete your payment' ? 0 : 1, 0),
    exactly('errors', stage.thrown.length, 0),
  ])
  expect(stage.statuses).toEqual(['payment_pending'])
})
