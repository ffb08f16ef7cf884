const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** For how long an order is followed: the rail re-sends its callbacks for a day. */
export const FOLLOW_FOR = 24 * HOUR

/** How long one status may last before the buyer is told that it takes longer, in milliseconds. */
export const PATIENCE = 10 * MINUTE

/** Until which age (milliseconds) how long between two reads; afterwards a minute. */
const pace = [
  { until: 30 * SECOND, every: 2 * SECOND },
  { until: 5 * MINUTE, every: 4 * SECOND },
  { until: 30 * MINUTE, every: 12 * SECOND },
]

/**
 * Milliseconds until an order is read again: brisk while somebody is likely to be paying, ever rarer afterwards, spread
 * by a fifth, and doubled for each failure in a row up to a minute.
 */
export function pollDelay({
  age,
  failures = 0,
  random,
}: {
  /** Milliseconds since the order was opened or first asked for. */
  readonly age: number
  /** Failed reads in a row. */
  readonly failures?: number
  readonly random: () => number
}): number {
  const every = pace.find(({ until }) => age < until)?.every ?? MINUTE
  const backedOff = Math.max(every, Math.min(MINUTE, every * 2 ** failures))
  return Math.round(backedOff * (0.8 + random() * 0.4))
}
