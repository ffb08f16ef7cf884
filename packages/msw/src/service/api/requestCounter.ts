import type { RouteId } from '@onramp-kit/core/contract'
import type { SupersededRouteId } from '@onramp-kit/core/contract/superseded'
import type { Stateful } from '../engine.ts'

/** How often each route was asked. Plain data, a zero for a route that never was. */
export type RequestCounts = Readonly<
  Record<RouteId, number> & Partial<Record<SupersededRouteId, number>>
>

/** Counts requests, refused ones included. */
export interface RequestCounter extends Stateful<RequestCounts> {
  count(id: RouteId | SupersededRouteId): void
}

/** @param ids every route there is */
export function createRequestCounter(
  ids: readonly (RouteId | SupersededRouteId)[],
): RequestCounter {
  const none = Object.fromEntries(ids.map((id) => [id, 0])) as RequestCounts
  let counts = none
  return {
    count(id) {
      counts = { ...counts, [id]: (counts[id] ?? 0) + 1 }
    },
    save: () => counts,
    load(saved) {
      counts = saved
    },
    reset() {
      counts = none
    },
  }
}
