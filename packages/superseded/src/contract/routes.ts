import type { FailOption, Route, RouteResponse, Schema } from '@onramp-kit/core/contract'
import { overrideRoutes } from '@onramp-kit/core/internal'
import { accountInputWith, DEFAULT_SERVICE_CHAIN } from './accounts.ts'
import type { SupersededAssumptionId } from './assumptions.ts'
import type { SupersededErrorCode } from './errors.ts'
import { sessionRoutes } from './session.ts'
import { walletRoutes } from './walletRoutes.ts'

/**
 * Every route of the superseded contract by its client method, which is also the `operation` of an error. The later release
 * removed them. (Interface: Superseded routes.)
 */
export const supersededRoutes = {
  ...sessionRoutes,
  ...walletRoutes,
} as const satisfies Readonly<Record<string, Route<SupersededErrorCode, SupersededAssumptionId>>>

export type SupersededRoutes = typeof supersededRoutes
export type SupersededRouteId = keyof SupersededRoutes
export type SessionRouteId = keyof typeof sessionRoutes
export type WalletRouteId = keyof typeof walletRoutes

/** Replaces paths, by route. An override has the placeholders of the path that it replaces. */
export type SupersededPathOverrides = {
  readonly [Id in SupersededRouteId]?: string | undefined
}

type Answering = {
  [Id in SupersededRouteId]: SupersededRoutes[Id]['response'] extends null ? never : Id
}[SupersededRouteId]

/** Replaces response schemas, by route. */
export type SupersededSchemaOverrides = {
  readonly [Id in Answering]?: Schema<RouteResponse<SupersededRoutes[Id]>> | undefined
}

/** Overrides of assumptions about routes. */
export interface SupersededRouteOverrides {
  /** Paths by route. (Assumptions `superseded.modalities`, `superseded.acknowledgement`.) */
  readonly paths?: SupersededPathOverrides | undefined
  /** Response schemas by route; any schema of zod 4 with the same output. */
  readonly schemas?: SupersededSchemaOverrides | undefined
  /** The real slug of the chain the interface calls "the service". (Assumption `superseded.chains`.) */
  readonly serviceChain?: string | undefined
  /** Whether the wallet routes take the publishable key. (Assumption `superseded.key`.) @default false */
  readonly walletKey?: boolean | undefined
}

/** Applies overrides to the superseded routes. Calls `failOption` with the option and the rule it breaks. */
export function adaptSupersededRoutes(
  routes: SupersededRoutes,
  {
    paths = {},
    schemas = {},
    serviceChain = DEFAULT_SERVICE_CHAIN,
    walletKey = false,
  }: SupersededRouteOverrides,
  failOption: FailOption,
): SupersededRoutes {
  if (typeof serviceChain !== 'string' || serviceChain === '')
    failOption('serviceChain', 'must be the slug of a chain')
  const given = overrideRoutes(routes, paths, schemas, failOption)
  const create = given['wallets.createVirtualAccount']
  const adapted = {
    ...given,
    'wallets.createVirtualAccount': { ...create, input: accountInputWith(serviceChain) },
  }
  return walletKey ? withKey(adapted) : adapted
}

function withKey(routes: SupersededRoutes): SupersededRoutes {
  const keyed = Object.entries(routes).map(([id, route]) => [id, { ...route, requiresKey: true }])
  return Object.fromEntries(keyed) as SupersededRoutes
}
