import type { FieldNames } from '../contract/fieldNames.ts'
import type { Route } from '../contract/route.ts'
import type { RouteId } from '../contract/routes.ts'
import type { Platform } from '../platform/platform.ts'

/** What every request needs beside its input. */
export interface Transport {
  readonly platform: Platform
  readonly baseUrl: string
  readonly publishableKey: string
  /** Milliseconds for one attempt, body included. */
  readonly timeout: number
  readonly fieldNames: FieldNames
  /** Response schemas that replace the contract's, for routes that rest on an assumption. */
  readonly schemas: { readonly [Id in RouteId]?: Route['response'] }
}
