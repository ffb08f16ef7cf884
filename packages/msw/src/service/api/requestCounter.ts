import type { RouteId } from '@onramp-kit/core/contract'
import { type Stateful, statefulValue } from '../stateful.ts'

/** Number of requests by route, 0 included. No two routes of a service have the same name. */
export type RequestCounts = Readonly<Record<RouteId, number> & Record<string, number>>

/** Counts requests by route, including those that end in an error. */
export interface RequestCounter extends Stateful<RequestCounts> {
  count(id: string): void
}

/** Creates a counter for the given routes. */
export function createRequestCounter(ids: readonly string[]): RequestCounter {
  const zero = Object.fromEntries(ids.map((id) => [id, 0])) as RequestCounts
  const { get, set, ...state } = statefulValue(zero)
  return {
    count: (id) => set({ ...get(), [id]: (get()[id] ?? 0) + 1 }),
    ...state,
  }
}
