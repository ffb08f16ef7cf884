import type { Route, RouteResponse } from '../route.ts'
import type { Schema } from '../schema.ts'
import { accountInputWith, DEFAULT_SERVICE_CHAIN } from './accountInput.ts'
import type { SessionRouteId, SupersededRouteId, SupersededRoutes } from './routes.ts'

/** Paths in place of those the interface does not show, by route. */
export type SupersededPathOverrides = {
  readonly [Id in SessionRouteId | 'wallets.acknowledgeTerms']?: string
}

type Answering = {
  [Id in SupersededRouteId]: SupersededRoutes[Id]['response'] extends null ? never : Id
}[SupersededRouteId]

/** Response schemas in place of those that rest on an assumption, by route. */
export type SupersededSchemaOverrides = {
  readonly [Id in Answering]?: Schema<RouteResponse<SupersededRoutes[Id]>>
}

/** What a user knows better than the ledger. */
export interface SupersededRouteOverrides {
  /** Each with `{address}` in it. (Assumptions `superseded.modalities`, `superseded.acknowledgement`.) */
  readonly paths?: SupersededPathOverrides
  readonly schemas?: SupersededSchemaOverrides
  /** The real slug of the chain the interface calls "the service". (Assumption `superseded.chains`.) */
  readonly serviceChain?: string
  /** Whether the wallet routes take the publishable key. (Assumption `superseded.key`.) @default false */
  readonly walletKey?: boolean
}

const PATH_PATTERN = /^\/v1(?:\/\w[\w.~-]*)*\/\{address\}(?:\/\w[\w.~-]*)*$/

/**
 * The superseded routes as a user says they are. `fault` is called for a value that can't be one, with the option's name
 * and what it must be.
 */
export function adaptSupersededRoutes(
  routes: SupersededRoutes,
  {
    paths = {},
    schemas = {},
    serviceChain = DEFAULT_SERVICE_CHAIN,
    walletKey = false,
  }: SupersededRouteOverrides,
  fault: (option: string, rule: string) => never,
): SupersededRoutes {
  if (serviceChain === '') fault('serviceChain', 'must not be empty')
  const givenPaths: Partial<Record<string, string>> = paths
  const answers: Partial<Record<string, Route['response']>> = schemas
  const adapted = Object.entries(routes).map(([id, route]: [string, Route]): [string, Route] => {
    const path = givenPaths[id] ?? route.path
    if (!PATH_PATTERN.test(path))
      fault(`paths['${id}']`, 'must be a path such as "/v1/session/{address}/siwe"')
    const response = answers[id] ?? route.response
    const input =
      id === 'wallets.createVirtualAccount' ? accountInputWith(serviceChain) : route.input
    return [id, { ...route, path, input, response, key: route.key || walletKey }]
  })
  for (const [id, { method, path }] of adapted) {
    const same = adapted.filter(([, other]) => other.method === method && other.path === path)
    if (givenPaths[id] !== undefined && same.length > 1)
      fault(`paths['${id}']`, 'must not be the path of another route')
  }
  // Each override is typed by the route it is for.
  return Object.fromEntries(adapted) as SupersededRoutes
}
