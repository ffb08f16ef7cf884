import { exactly, type Figure, info } from '../figures.ts'

/** Resources in use, by kind. */
type ResourceCounts = Readonly<Record<string, number | readonly string[]>>

/** Compares the resources held after each case with those before the first. */
export function compareResources(before: ResourceCounts) {
  let differences: readonly (readonly [kind: string, was: string, is: string])[] = []
  let cases = 0
  let last = ''
  return {
    /** Whether they are equal. After a difference no further case can be compared. */
    isSame(name: string, now: ResourceCounts): boolean {
      cases += 1
      last = name
      differences = Object.keys(before)
        .map((kind) => [kind, JSON.stringify(before[kind]), JSON.stringify(now[kind])] as const)
        .filter(([, was, is]) => was !== is)
      return differences.length === 0
    },
    figures: (): readonly Figure[] => [
      info('comparisons', cases),
      ...Object.keys(before).map((kind) =>
        exactly(
          `cases that left other ${kind}`,
          differences.filter(([each]) => each === kind).length,
          0,
        ),
      ),
      ...differences.map(([kind, was, is]) => info(`${kind} of ${last}`, `${is}, was ${was}`)),
    ],
  }
}
