import {
  type Assumption,
  assumptions,
  errorCodes,
  type RouteTable,
  routes,
} from '@onramp-kit/core/contract'
import {
  type SessionCookie,
  sessionCookies,
  supersededAssumptions,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/superseded/contract'

/** A generation of the service's interface. */
export interface Contract {
  readonly routes: RouteTable
  readonly errorCodes: Readonly<Record<string, { readonly status: number; readonly when: string }>>
  readonly assumptions: Readonly<Record<string, Assumption>>
  /** True for a contract that a later one replaced. */
  readonly deprecated?: true
  /** The session and refresh cookies, for routes with cookies. */
  readonly cookies?: { readonly session: SessionCookie; readonly refresh: SessionCookie }
}

/** Every contract; the current one comes first. */
export const contracts: readonly Contract[] = [
  { routes, errorCodes, assumptions },
  {
    routes: supersededRoutes,
    errorCodes: supersededErrorCodes,
    assumptions: supersededAssumptions,
    deprecated: true,
    cookies: sessionCookies,
  },
]
