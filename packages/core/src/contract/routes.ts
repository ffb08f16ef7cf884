import type { AssumptionId } from './assumptions.ts'
import { cardRoutes } from './cardRoutes.ts'
import type { KnownErrorCode } from './errorCodes.ts'
import { fxRoutes } from './fxRoutes.ts'
import { railRoutes } from './railRoutes.ts'
import type { Route } from './route.ts'
import { virtualAccountRoutes } from './virtualAccountRoutes.ts'

/** Every route of the current contract by the name of its client method, which is also an error's `operation`. */
export const routes = {
  ...cardRoutes,
  ...virtualAccountRoutes,
  ...railRoutes,
  ...fxRoutes,
} as const satisfies Readonly<Record<string, Route<KnownErrorCode, AssumptionId>>>

export type Routes = typeof routes
export type RouteId = keyof Routes
