import { type BaseUrl, resolveBaseUrl } from './baseUrl.ts'
import { adaptRoutes, type RouteOverrides } from './contract/adaptRoutes.ts'
import { defaultFieldNames, type FieldNames } from './contract/fieldNames.ts'
import type { KeyEnvironment } from './contract/publishableKey.ts'
import { routes } from './contract/routes.ts'
import { ConfigError } from './errors/ConfigError.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { keyEnvironment } from './publishableKey.ts'
import { type Card, createCard } from './resources/card.ts'
import { createFx, type Fx } from './resources/fx.ts'
import { createRail, type Rail } from './resources/rail.ts'
import { createVirtualAccounts, type VirtualAccountMethods } from './resources/virtualAccounts.ts'

export interface OnrampClientOptions extends Partial<Platform>, RouteOverrides {
  /** `svc_public_live_…` or `svc_public_sandbox_…`, from the dashboard. Anything else is refused at once. */
  readonly publishableKey: string
  /** The service's address, or `{ live, sandbox }`, of which the key's environment is taken. */
  readonly baseUrl: BaseUrl
  /** Milliseconds until one attempt is given up. Ten minutes at the most. @default 20_000 */
  readonly timeout?: number
  /** Names of body fields the interface does not show. (Assumptions `card.fields`, `accounts.register`.) */
  readonly fieldNames?: Partial<FieldNames>
}

/** A plain object of plain functions; make one and keep it. */
export interface OnrampClient {
  readonly environment: KeyEnvironment
  readonly baseUrl: string
  /** Milliseconds until one attempt is given up. */
  readonly timeout: number
  readonly platform: Platform
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
  const environment = keyEnvironment(options.publishableKey)
  const baseUrl = resolveBaseUrl(options.baseUrl, environment)
  const { timeout = 20_000 } = options
  if (!(timeout > 0 && timeout <= 600_000))
    throw new ConfigError(
      'createOnrampClient',
      'invalid_timeout',
      'timeout must be from 1 to 600000 milliseconds.',
    )
  const platform = createPlatform(options)
  const transport = {
    platform,
    baseUrl,
    publishableKey: options.publishableKey,
    timeout,
    fieldNames: { ...defaultFieldNames, ...options.fieldNames },
    routes: adaptRoutes(routes, options, (option) => {
      throw new ConfigError(
        'createOnrampClient',
        'invalid_path',
        `${option} must make a path such as "/v1/virtual-accounts/status".`,
      )
    }),
  }
  return {
    environment,
    baseUrl,
    timeout,
    platform,
    memory: new Map(),
    card: createCard(transport),
    virtualAccounts: createVirtualAccounts(transport),
    rail: createRail(transport),
    fx: createFx(transport),
  }
}
