import { test } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, atMost, exactly, info, prove } from '../figures.ts'
import { seededRandom } from '../seededRandom.ts'
import { fixedInterval } from './fixedInterval.ts'
import { type Absence, type Followed, follow } from './follow.ts'
import { drawSettlement, type Settlement } from './settlement.ts'

const random = seededRandom(seed())

function draw(count: number): readonly Settlement[] {
  return Array.from({ length: count }, () => drawSettlement(random))
}

test('the client needs half the requests of a fixed two-second interval and shows an order as early', async (context) => {
  const settlements = draw(many({ full: 20_000, small: 2_000 }))
  const ours: Followed[] = []
  for (const settlement of settlements) ours.push(await follow(settlement, random))
  const fixed = settlements.map(fixedInterval)
  prove(context, [
    info('orders', settlements.length),
    info('requests an order, fixed interval', round(requests(fixed))),
    atMost('requests an order', round(requests(ours)), round(requests(fixed) / 2)),
    info('ms from settled to shown, fixed interval: median', delay(fixed, 0.5)),
    info('ms from settled to shown, fixed interval: p95', delay(fixed, 0.95)),
    info('ms from settled to shown, fixed interval: p99', delay(fixed, 0.99)),
    atMost('ms from settled to shown: median', delay(ours, 0.5), delay(fixed, 0.5)),
    atMost('ms from settled to shown: p95', delay(ours, 0.95), delay(fixed, 0.95)),
    info('ms from settled to shown: p99', delay(ours, 0.99)),
  ])
})

test('the client sends no read while the page is hidden, and one as soon as it is visible', async (context) => {
  const settlements = draw(many({ full: 5_000, small: 500 }))
  const unseen: Followed[] = []
  let hiddenRequests = 0
  for (const settlement of settlements) {
    const absence = drawAbsence(settlement)
    const followed = await follow(settlement, random, absence)
    hiddenRequests += followed.hiddenRequests
    if (absence.until > settlement.endsAt) unseen.push(followed)
  }
  prove(context, [
    info('orders', settlements.length),
    atLeast('of them settled while hidden', unseen.length, settlements.length / 4),
    exactly('requests while hidden', hiddenRequests, 0),
    exactly(
      'ms from the return to shown, at most',
      Math.max(...unseen.map((each) => each.delay)),
      0,
    ),
  ])
})

/** A hidden period that starts before the order's end: up to ten seconds, or up to twice the order's duration. */
function drawAbsence({ endsAt }: Settlement): Absence {
  const isGlance = random() < 0.5
  const from = Math.round(isGlance ? endsAt - random() * 10_000 : random() * endsAt)
  return { from, until: from + Math.round(random() * (isGlance ? 10_000 : 2 * endsAt)) }
}

function requests(followed: readonly Pick<Followed, 'requests'>[]): number {
  return sum(followed.map((each) => each.requests)) / followed.length
}

/** The percentile of the delays in whole milliseconds. */
function delay(followed: readonly Pick<Followed, 'delay'>[], share: number): number {
  const sorted = followed.map((each) => each.delay).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const round = (number: number) => Math.round(number * 10) / 10
