import type { Connection } from '../connection.ts'
import type { RouteTable } from '../contract/route.ts'
import type { Routes } from '../contract/routes.ts'
import type { Refusal } from './refusal.ts'

/** What every request needs beside its input. */
export interface Transport<Table extends RouteTable = Routes>
  extends Omit<Connection, 'environment'> {
  readonly publishableKey: string
  /** What body fields are called on the wire, where that is not their own name. */
  readonly fieldNames: Readonly<Record<string, string>>
  /** The operations there are: the contract's, with what the merchant knows better. */
  readonly routes: Table
  /** What to do about an error, by its code. */
  readonly remedies: Readonly<Record<string, string>>
  /** The answers that asked for patience: the last one of each operation. */
  readonly refusals: Map<string, Refusal>
}
