import { type BaseUrl, resolveBaseUrl } from './baseUrl.ts'
import type { KeyEnvironment } from './contract/route.ts'
import { ConfigError } from './errors/ConfigError.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { keyEnvironment } from './publishableKey.ts'

export interface ConnectionOptions extends Partial<Platform> {
  /** `svc_public_live_…` or `svc_public_sandbox_…`, from the dashboard. Anything else is refused at once. */
  readonly publishableKey: string
  /** The service's address, or `{ live, sandbox }`, of which the key's environment is taken. */
  readonly baseUrl: BaseUrl
  /** Milliseconds until one attempt is given up. Ten minutes at the most. @default 20_000 */
  readonly timeout?: number
}

export interface Connection {
  readonly environment: KeyEnvironment
  readonly baseUrl: string
  /** Milliseconds until one attempt is given up. */
  readonly timeout: number
  readonly platform: Platform
}

/** What a client of either contract stands on. Throws ConfigError for a key, address or time that can't be right. */
export function createConnection(operation: string, options: ConnectionOptions): Connection {
  const environment = keyEnvironment(operation, options.publishableKey)
  const baseUrl = resolveBaseUrl(operation, options.baseUrl, environment)
  const { timeout = 20_000 } = options
  if (!(timeout > 0 && timeout <= 600_000))
    throw new ConfigError(
      operation,
      'invalid_timeout',
      'timeout must be from 1 to 600000 milliseconds.',
    )
  return { environment, baseUrl, timeout, platform: createPlatform(options) }
}
