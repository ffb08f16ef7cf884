import type { Idempotency } from '../contract/idempotency.ts'
import type { RouteTable } from '../contract/route.ts'
import type { Routes } from '../contract/routes.ts'
import type { Connection, Network } from './connection.ts'
import type { RetryAfterMemory } from './retryAfter.ts'

/** What every request needs beside its input. */
export interface Transport<Table extends RouteTable = Routes>
  extends Omit<Connection, 'environment'>,
    Network {
  readonly publishableKey: string
  /** What body fields are called on the wire, where that is not their own name. */
  readonly fieldNames: Readonly<Record<string, string>>
  /** The operations there are: the contract's, with what the merchant knows better. */
  readonly routes: Table
  readonly idempotency?: Idempotency | undefined
  /** What to do about an error, by its code. */
  readonly errorHints: Readonly<Record<string, string>>
  /** Error codes that prove the service did not act. */
  readonly rejections: readonly string[]
  /** The last answer of each operation that carried a Retry-After. */
  readonly retryAfter: Map<string, RetryAfterMemory>
}
