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
import { ConfigError } from '../errors/usageErrors.ts'
import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  createNetwork,
} from '../transport/connection.ts'
import { supersededErrorHints } from './errors.ts'
import { createSessionManager } from './keeper.ts'
import { createSessions, type SessionMethods } from './sessions.ts'
import { createWallets, type WalletMethods } from './wallets.ts'

export interface SupersededClientOptions extends ConnectionOptions, SupersededRouteOverrides {
  /** Names of body fields the interface does not show. (Assumptions `superseded.proof`, `superseded.registration`.) */
  readonly fieldNames?: FieldNameOptions<SupersededFieldNames> | undefined
  /**
   * The modality a session is renewed under that this client has not opened itself, after a reload. (Assumption
   * `superseded.renewal`.)
   * @default 'session.siwe'
   */
  readonly renewBy?: SessionRouteId | undefined
}

/** A plain object of plain functions; make one and keep it, for it keeps the one session of the page. */
export interface SupersededClient extends Connection {
  readonly session: SessionMethods
  readonly wallets: WalletMethods
}

/**
 * The client of the contract before this one, in which a wallet signs in and a session cookie carries it. Throws
 * ConfigError for a key, address or path that can't be right; sends nothing by itself.
 *
 * @deprecated The service removed these routes; use `createOnrampClient`.
 */
export function createSupersededClient(options: SupersededClientOptions): SupersededClient {
  const operation = 'createSupersededClient'
  const connection = createConnection(operation, options)
  const fault = (option: string, rule: string): never => {
    throw new ConfigError(operation, 'invalid_option', `${option} ${rule}.`)
  }
  const fieldNames = mergeFieldNames(defaultSupersededFieldNames, options.fieldNames)
  checkSupersededFieldNames(fieldNames, fault)
  const transport = {
    ...connection,
    ...createNetwork(options),
    publishableKey: options.publishableKey,
    fieldNames,
    routes: adaptSupersededRoutes(supersededRoutes, options, fault),
    errorHints: supersededErrorHints,
    rejections: supersededRejections,
    retryAfter: new Map(),
  }
  const keeper = createSessionManager(transport, options.renewBy ?? 'session.siwe')
  return {
    ...connection,
    session: createSessions(transport, keeper),
    wallets: createWallets(transport, keeper),
  }
}
