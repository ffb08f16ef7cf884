import type { FieldNames } from '../contract/fieldNames.ts'
import type { RouteTable } from '../contract/route.ts'
import type { Routes } from '../contract/routes.ts'
import type { Platform } from '../platform/platform.ts'

/** What every request needs beside its input. */
export interface Transport<Table extends RouteTable = Routes> {
  readonly platform: Platform
  readonly baseUrl: string
  readonly publishableKey: string
  /** Milliseconds for one attempt, body included. */
  readonly timeout: number
  readonly fieldNames: FieldNames
  /** The operations there are: the contract's, with what the merchant knows better. */
  readonly routes: Table
}
