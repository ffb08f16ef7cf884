import {
  type Assumption,
  assumptions,
  errorCodes,
  type RouteTable,
  routes,
} from '@onramp-kit/core/contract'

/** One generation of the service's interface. */
export interface Contract {
  readonly routes: RouteTable
  readonly errorCodes: Readonly<Record<string, { readonly status: number; readonly when: string }>>
  readonly assumptions: Readonly<Record<string, Assumption>>
  /** Of a generation that a later one took the place of. */
  readonly deprecated?: true
  /** The cookie that carries the session, for routes with cookies. */
  readonly sessionCookie?: string
}

/** Every generation there is, the current one first. */
export const contracts: readonly Contract[] = [{ routes, errorCodes, assumptions }]
