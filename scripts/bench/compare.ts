import { getHeapStatistics } from 'node:v8'
import { measure } from 'mitata'

/** What one call costs: CPU time of this process in nanoseconds, and allocated heap in bytes. */
interface Cost {
  readonly time: number
  readonly bytes: number
}

/** The median and the interquartile range of a series of measurements. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

const ROUNDS = 15
/** CPU time of a function in each round, in nanoseconds. */
const PER_ROUND = 100e6

/** Measures the CPU time and the allocation of a function. */
export async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  const { p50, heap } = await measure(run, {
    now: cpuTime,
    heap: () => getHeapStatistics().used_heap_size,
    min_cpu_time: PER_ROUND,
  })
  return { time: p50, bytes: heap?.avg ?? Number.NaN }
}

/** Returns the ratio of what two functions cost. */
export type Comparison<Name extends string> = (what: keyof Cost, one: Name, other: Name) => Spread

/**
 * Measures functions in alternating rounds, so that a slowdown of the machine affects all of them, and compares
 * them round by round.
 */
export async function compare<Name extends string>(
  functions: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Comparison<Name>> {
  const names = Object.keys(functions) as Name[]
  const rounds: Record<Name, Cost>[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const costs = {} as Record<Name, Cost>
    // In another order each time: the first of a round pays for what the last left.
    for (const name of round % 2 === 0 ? names : names.toReversed())
      costs[name] = await costOf(functions[name])
    // The first round warms up.
    if (round > 0) rounds.push(costs)
  }
  return (what, one, other) =>
    spreadOf(rounds.map((costs) => costs[one][what] / costs[other][what]))
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1000
}
