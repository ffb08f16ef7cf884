import type { Route } from '../route.ts'
import type { SupersededAssumptionId } from './assumptions.ts'
import type { SupersededErrorCode } from './errorCodes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'

/**
 * Every route of the superseded contract by the name of its client method, which is also an error's `operation`. The
 * later release removed them all. (Interface: Superseded routes.)
 */
export const supersededRoutes = {
  ...sessionRoutes,
  ...walletRoutes,
} as const satisfies Readonly<Record<string, Route<SupersededErrorCode, SupersededAssumptionId>>>

export type SupersededRoutes = typeof supersededRoutes
export type SupersededRouteId = keyof SupersededRoutes
export type SessionRouteId = keyof typeof sessionRoutes
export type WalletRouteId = keyof typeof walletRoutes
