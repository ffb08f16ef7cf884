import type { OrderStatus } from '../contract/cardOrder.ts'
import { isCaptured } from './status.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long a watch lasts. The interface does not say how late a callback may arrive. (Assumption `rail.callbacks`.) */
export const WATCH_TIMEOUT_MS = 24 * HOUR

/**
 * A watch older than a day ends after this many failed reads in a row (12 hours at one a minute). A device that wakes from
 * sleep has fewer.
 */
export const MAX_FAILED_READS = 720

/** How long an order may hold one status before it counts as slow. */
export const SLOW_AFTER_MS = 10 * MINUTE

/** An unread order counts as slow after one minute. */
export const UNREAD_SLOW_AFTER_MS = MINUTE

/** Intervals by age, both in seconds. Past the last age, a minute. */
type Pace = readonly (readonly [until: number, every: number])[]

/** Not read yet: the order may not have reached every replica. */
const unread: Pace = [
  [30, 2],
  [5 * 60, 4],
  [30 * 60, 12],
]

/** The buyer has to type a card first, and messages of the hosted page trigger earlier reads. */
const awaited: Pace = [
  [150, 6],
  [10 * 60, 8],
  [30 * 60, 15],
]

/** The payout follows within seconds unless the payment is reviewed. */
const captured: Pace = [
  [2 * 60, 1.5],
  [4 * 60, 3],
  [10 * 60, 6],
  [30 * 60, 12],
]

/**
 * Returns the milliseconds between two reads of an order: short while a change is likely, longer with age.
 *
 * @param status undefined if the order was not read yet
 * @param age milliseconds since the order was opened or, once captured, since that was first seen
 */
export function orderInterval(status: OrderStatus | undefined, age: number): number {
  const pace = paceOf(status).find(([until]) => age < until * SECOND)
  return (pace?.[1] ?? 60) * SECOND
}

function paceOf(status: OrderStatus | undefined): Pace {
  if (status === undefined) return unread
  return isCaptured(status) ? captured : awaited
}

/** Reads of a customer at the first interval: a minute, in which most identities are verified. */
const EAGER_READS = 20

/** Returns the milliseconds between two reads of a customer: 3 s at first, then 3 s more per read, at most a minute. */
export function customerInterval(reads: number): number {
  return Math.min(MINUTE, 3 * SECOND * Math.max(1, reads - EAGER_READS + 1))
}

/** Doubled for each failure in a row. */
const BACK_OFF = 2 * SECOND

/**
 * Returns the milliseconds until the next read: the interval with 20 % jitter. Failures in a row raise it to 4 s, 8 s,
 * 16 s … up to a minute, and never shorten it.
 */
export function pollDelay(interval: number, failures: number, random: () => number): number {
  const backOff = failures === 0 ? 0 : Math.min(MINUTE, BACK_OFF * 2 ** failures)
  return Math.round(Math.max(interval, backOff) * (0.8 + random() * 0.4))
}
