import { type Connection, type ConnectionOptions, createConnection } from './connection.ts'
import { adaptRoutes, type RouteOverrides } from './contract/adaptRoutes.ts'
import { checkFieldNames } from './contract/checkFieldNames.ts'
import { defaultFieldNames, type FieldNames } from './contract/fieldNames.ts'
import { routes } from './contract/routes.ts'
import { ConfigError } from './errors/ConfigError.ts'
import { remedies } from './errors/remedies.ts'
import { type Card, createCard } from './resources/card.ts'
import { createFx, type Fx } from './resources/fx.ts'
import { createRail, type Rail } from './resources/rail.ts'
import { createVirtualAccounts, type VirtualAccountMethods } from './resources/virtualAccounts.ts'

export interface OnrampClientOptions extends ConnectionOptions, RouteOverrides {
  /** Names of body fields the interface does not show. (Assumptions `card.fields`, `accounts.register`.) */
  readonly fieldNames?: Partial<FieldNames>
}

/** A plain object of plain functions; make one and keep it. */
export interface OnrampClient extends Connection {
  /** What a checkout remembers where storage fails: a checkout that is shown again must find its order. */
  readonly memory: Map<string, string>
  readonly card: Card
  readonly virtualAccounts: VirtualAccountMethods
  readonly rail: Rail
  readonly fx: Fx
}

/**
 * The client of the service. Throws ConfigError for a key or address that can't be right; sends nothing by itself.
 *
 * @example
 * const onramp = createOnrampClient({
 *   publishableKey: 'svc_public_sandbox_demo',
 *   baseUrl: 'http://127.0.0.1:4010',
 * })
 */
export function createOnrampClient(options: OnrampClientOptions): OnrampClient {
  const operation = 'createOnrampClient'
  const connection = createConnection(operation, options)
  const fault = (option: string, rule: string): never => {
    throw new ConfigError(operation, 'invalid_option', `${option} ${rule}.`)
  }
  const fieldNames = { ...defaultFieldNames, ...options.fieldNames }
  checkFieldNames(fieldNames, fault)
  const transport = {
    ...connection,
    publishableKey: options.publishableKey,
    fieldNames,
    routes: adaptRoutes(routes, options, fault),
    remedies,
    refusals: new Map(),
  }
  return {
    ...connection,
    memory: new Map(),
    card: createCard(transport),
    virtualAccounts: createVirtualAccounts(transport),
    rail: createRail(transport),
    fx: createFx(transport),
  }
}
