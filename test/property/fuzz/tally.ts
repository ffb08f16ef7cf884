import { type Figure, info } from '../figures.ts'

/** Counts by name. */
export function createTally() {
  const counts = new Map<string, number>()
  return {
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    of: (name: string) => counts.get(name) ?? 0,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** The counts, the most frequent first. */
    figures: (prefix = ''): readonly Figure[] =>
      [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, count]) => info(`${prefix}${name}`, count)),
  }
}
