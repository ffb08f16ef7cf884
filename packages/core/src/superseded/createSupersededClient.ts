import { type FieldNameOptions, mergeFieldNames } from '../contract/fieldNames.ts'
import { supersededRejections } from '../contract/superseded/errors.ts'
import {
  checkSupersededFieldNames,
  defaultSupersededFieldNames,
  type SupersededFieldNames,
} from '../contract/superseded/fieldNames.ts'
import {
  adaptSupersededRoutes,
  type SessionRouteId,
  type SupersededRouteOverrides,
  supersededRoutes,
} from '../contract/superseded/routes.ts'
import {
  type Connection,
  createConnection,
  createNetwork,
  failOptionOf,
  type TransportOptions,
} from '../transport/options.ts'
import { supersededErrorHints } from './errors.ts'
import { createSessionManager } from './sessionManager.ts'
import { createSessions, type SessionMethods } from './sessions.ts'
import { createWallets, type WalletMethods } from './wallets.ts'

/** Options of `createSupersededClient`. */
export interface SupersededClientOptions extends TransportOptions, SupersededRouteOverrides {
  /** Names of body fields that the interface does not show. (Assumptions `superseded.proof`, `superseded.registration`.) */
  readonly fieldNames?: FieldNameOptions<SupersededFieldNames> | undefined
  /**
   * Route that renews a session which this client has not opened, such as after a reload. (Assumption
   * `superseded.renewal`.)
   * @default 'session.siwe'
   */
  readonly renewBy?: SessionRouteId | undefined
}

/** A plain object of functions. Create one per page: it manages the page's session. */
export interface SupersededClient extends Connection {
  /** Sign-in and session state. */
  readonly session: SessionMethods
  /** The signed-in wallet as a customer. */
  readonly wallets: WalletMethods
}

/**
 * Creates a client of the superseded contract, in which a wallet signs in and a session cookie identifies it. Sends nothing
 * until a method is called.
 *
 * @throws ConfigError for an invalid key, base URL or option
 * @deprecated The service removed these routes; use `createOnrampClient`.
 */
export function createSupersededClient(options: SupersededClientOptions): SupersededClient {
  const failOption = failOptionOf('createSupersededClient')
  const connection = createConnection(options, failOption)
  const fieldNames = mergeFieldNames(defaultSupersededFieldNames, options.fieldNames)
  checkSupersededFieldNames(fieldNames, failOption)
  const transport = {
    ...connection,
    ...createNetwork(options),
    publishableKey: options.publishableKey,
    fieldNames,
    routes: adaptSupersededRoutes(supersededRoutes, options, failOption),
    errorHints: supersededErrorHints,
    rejections: [...supersededRejections, ...(options.rejections ?? [])],
    retryAfter: new Map(),
  }
  const manager = createSessionManager(transport, options.renewBy ?? 'session.siwe')
  return {
    ...connection,
    session: createSessions(transport, manager),
    wallets: createWallets(transport, manager),
  }
}
