import type { OrderStatus } from '../contract/cardOrder.ts'
import { isCaptured } from './status.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long an order is followed: the rail resends its callbacks for a day. */
export const WATCH_TIMEOUT_MS = 24 * HOUR

/** How long one status may last before the buyer is told that it takes longer. */
export const SLOW_AFTER_MS = 10 * MINUTE

/** Doubled for each failure in a row. */
const BACK_OFF = 2 * SECOND

/** Until which age how long between two reads, both in milliseconds; afterwards a minute. */
type Pace = readonly { readonly until: number; readonly every: number }[]

/** It was never read: it may not be everywhere yet. */
const unread: Pace = [
  { until: 30 * SECOND, every: 2 * SECOND },
  { until: 5 * MINUTE, every: 4 * SECOND },
  { until: 30 * MINUTE, every: 12 * SECOND },
]

/** Somebody has to type a card first; and the hosted page's messages bring a read forward. */
const awaited: Pace = [
  { until: 150 * SECOND, every: 6 * SECOND },
  { until: 10 * MINUTE, every: 8 * SECOND },
  { until: 30 * MINUTE, every: 15 * SECOND },
]

/** The payout follows within moments, but for a payment that is reviewed. */
const captured: Pace = [
  { until: 2 * MINUTE, every: 1.5 * SECOND },
  { until: 4 * MINUTE, every: 3 * SECOND },
  { until: 10 * MINUTE, every: 6 * SECOND },
  { until: 30 * MINUTE, every: 12 * SECOND },
]

/**
 * Milliseconds until an order is read again: brisk while something is likely to happen to it, ever rarer afterwards, spread
 * by a fifth. Failures in a row make it 4 seconds, 8, 16 … up to a minute, but never less than it is without them.
 */
export function pollDelay({
  status,
  age,
  failures = 0,
  random,
}: {
  /** The order's, as it was last read. Without one it was never read. */
  readonly status?: OrderStatus | undefined
  /** Milliseconds since it was first seen in that status or, before it was captured, since it was opened. */
  readonly age: number
  /** Failed reads in a row. */
  readonly failures?: number
  readonly random: () => number
}): number {
  const every = paceOf(status).find(({ until }) => age < until)?.every ?? MINUTE
  const backOff = failures === 0 ? 0 : Math.min(MINUTE, BACK_OFF * 2 ** failures)
  return Math.round(Math.max(every, backOff) * (0.8 + random() * 0.4))
}

function paceOf(status: OrderStatus | undefined): Pace {
  if (status === undefined) return unread
  return isCaptured(status) ? captured : awaited
}
