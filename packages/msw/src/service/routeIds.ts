import type { RouteId, Routes } from '@onramp-kit/core/contract'

/** The names of the routes of a table. */
export function routeIds(routes: Routes): readonly RouteId[] {
  return Object.keys(routes) as RouteId[]
}
