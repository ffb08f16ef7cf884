import type { FieldNameOptions, OnrampClient } from '@onramp-kit/core'
import { mergeFieldNames } from '@onramp-kit/core/contract'
import { createTransport, failOptionOf, type TransportOptions } from '@onramp-kit/core/internal'
import { supersededRejections } from '../contract/errors.ts'
import {
  checkSupersededFieldNames,
  defaultSupersededFieldNames,
  type SupersededFieldNames,
} from '../contract/fieldNames.ts'
import {
  adaptSupersededRoutes,
  type SessionRouteId,
  type SupersededRouteOverrides,
  supersededRoutes,
} from '../contract/routes.ts'
import { sessionRoutes } from '../contract/session.ts'
import type { SupersededTransport } from './cookieMutex.ts'
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
export interface SupersededClient
  extends Pick<OnrampClient, 'environment' | 'baseUrl' | 'timeout' | 'platform'> {
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
  const base = createTransport(options, failOption)
  const renewBy = options.renewBy ?? 'session.siwe'
  if (!Object.hasOwn(sessionRoutes, renewBy))
    failOption('renewBy', `must be one of ${Object.keys(sessionRoutes).join(', ')}`)
  const fieldNames = mergeFieldNames(defaultSupersededFieldNames, failOption, options.fieldNames)
  checkSupersededFieldNames(fieldNames, failOption)
  const transport: SupersededTransport = {
    ...base,
    fieldNames,
    routes: adaptSupersededRoutes(supersededRoutes, options, failOption),
    errorHints: supersededErrorHints,
    rejections: [...supersededRejections, ...(options.rejections ?? [])],
  }
  const { environment, baseUrl, timeout, platform } = base
  const manager = createSessionManager(transport, renewBy)
  return {
    environment,
    baseUrl,
    timeout,
    platform,
    session: createSessions(transport, manager),
    wallets: createWallets(transport, manager),
  }
}
