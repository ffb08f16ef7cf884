import {
  type Assumption,
  assumptions,
  errorCodes,
  type RouteTable,
  routes,
} from '@onramp-kit/core/contract'
import { type Scenario, scenarios } from '@onramp-kit/msw'
import {
  type SessionCookie,
  sessionCookies,
  supersededAssumptions,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/superseded/contract'
import { superseded } from '@onramp-kit/superseded/simulator'

/** A generation of the service's interface. */
export interface Contract {
  readonly routes: RouteTable
  readonly errorCodes: Readonly<Record<string, { readonly status: number; readonly when: string }>>
  readonly assumptions: Readonly<Record<string, Assumption>>
  /** What the simulated service can do differently, by name. */
  readonly scenarios?: Readonly<Record<string, Scenario>>
  /** True for a contract that a later one replaced. */
  readonly deprecated?: true
  /** The session and refresh cookies, for routes with cookies. */
  readonly cookies?: { readonly session: SessionCookie; readonly refresh: SessionCookie }
}

/** Every contract; the current one comes first. */
export const contracts: readonly Contract[] = [
  { routes, errorCodes, assumptions, scenarios },
  {
    routes: supersededRoutes,
    errorCodes: supersededErrorCodes,
    assumptions: supersededAssumptions,
    scenarios: superseded().scenarios,
    deprecated: true,
    cookies: sessionCookies,
  },
]

/** Marks a part that depends on entries of the ledger; empty without entries. */
export function assumed(ids: readonly string[] | undefined): {
  'x-assumption'?: readonly string[]
} {
  return ids?.length ? { 'x-assumption': ids } : {}
}
