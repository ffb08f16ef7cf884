import { type RouteId, routes } from '@onramp-kit/core/contract'

/** How often each route was asked, refused requests included. */
export interface RequestCounter {
  count(id: RouteId): void
  /** A copy, with a zero for a route that was never asked. */
  snapshot(): Record<RouteId, number>
  reset(): void
}

export function createRequestCounter(): RequestCounter {
  const none = Object.fromEntries(Object.keys(routes).map((id) => [id, 0])) as Record<
    RouteId,
    number
  >
  let counts = none
  return {
    count(id) {
      counts = { ...counts, [id]: counts[id] + 1 }
    },
    snapshot: () => ({ ...counts }),
    reset() {
      counts = none
    },
  }
}
