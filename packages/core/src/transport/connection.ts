import { type KeyEnvironment, PUBLISHABLE_KEY_PATTERN } from '../contract/route.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { secureUrl } from '../platform/secureUrl.ts'

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
  const platform = createPlatform(options)
  if (typeof platform.clock.monotonic !== 'function')
    throw new ConfigError(
      operation,
      'invalid_clock',
      'clock.monotonic must be a function, as performance.now.',
    )
  return { environment, baseUrl, timeout, platform }
}

/** One address, or one for each environment, of which the key's is taken. */
export type BaseUrl = string | Readonly<Record<KeyEnvironment, string>>

/** The service's address without a slash at its end. Throws ConfigError for one that can't carry money safely. */
function resolveBaseUrl(operation: string, baseUrl: BaseUrl, environment: KeyEnvironment): string {
  const text = typeof baseUrl === 'string' ? baseUrl : baseUrl?.[environment]
  const url = typeof text === 'string' ? secureUrl(text) : undefined
  if (url === undefined || /[?#]/.test(url.href))
    throw new ConfigError(
      operation,
      'invalid_base_url',
      `baseUrl must be the https address of the ${environment} service (http on loopback only), without user, query or fragment.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/**
 * The environment a publishable key is of. Throws ConfigError for anything but `svc_public_(live|sandbox)_…`; the key
 * itself is never part of the message. (Interface: Authentication 3.)
 */
function keyEnvironment(operation: string, key: string): KeyEnvironment {
  // From a configuration it may be anything, and not all can be made text.
  const text = typeof key === 'string' ? key : ''
  const environment = PUBLISHABLE_KEY_PATTERN.exec(text)?.[1]
  if (environment === 'live' || environment === 'sandbox') return environment
  if (/secret|private|^sk_|^svc_(?!public_)/i.test(text))
    throw new ConfigError(
      operation,
      'secret_key',
      'publishableKey LOOKS LIKE A SECRET KEY. Revoke it if it has reached a browser or repository. Only svc_public_… belongs here.',
    )
  throw new ConfigError(
    operation,
    'invalid_key',
    'publishableKey must be svc_public_live_… or svc_public_sandbox_… (not dev). Copy it from the dashboard.',
  )
}
