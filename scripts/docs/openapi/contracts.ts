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
} from '@onramp-kit/core/contract/superseded'

/** One generation of the service's interface. */
export interface Contract {
  readonly routes: RouteTable
  readonly errorCodes: Readonly<Record<string, { readonly status: number; readonly when: string }>>
  readonly assumptions: Readonly<Record<string, Assumption>>
  /** Of a generation that a later one took the place of. */
  readonly deprecated?: true
  /** The cookies that carry the session and renew it, for routes with cookies. */
  readonly cookies?: { readonly session: SessionCookie; readonly refresh: SessionCookie }
}

/** Every generation there is, the current one first. */
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
