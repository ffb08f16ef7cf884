import type { Idempotency } from '../contract/idempotency.ts'
import type { RouteTable } from '../contract/route.ts'
import type { Routes } from '../contract/routes.ts'
import type { Connection, Network } from './options.ts'
import type { RetryAfterMemory } from './retryAfter.ts'

/** The context of every request. */
export interface Transport<Table extends RouteTable = Routes>
  extends Omit<Connection, 'environment'>,
    Network {
  readonly publishableKey: string
  /** Names of body fields on the wire. */
  readonly fieldNames: Readonly<Record<string, string>>
  /** The contract's routes with the merchant's overrides. */
  readonly routes: Table
  readonly idempotency?: Idempotency | undefined
  /** What to do about an error, by error code. */
  readonly errorHints: Readonly<Record<string, string>>
  /** Error codes and statuses that prove the service did not act. */
  readonly rejections: readonly (string | number)[]
  /** The last response with a Retry-After, by operation. */
  readonly retryAfter: Map<string, RetryAfterMemory>
}
