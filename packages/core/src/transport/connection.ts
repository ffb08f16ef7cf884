import { type KeyEnvironment, PUBLISHABLE_KEY_PATTERN } from '../contract/route.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import {
  createPlatform,
  globalFetch,
  isNode,
  type Platform,
  type PlatformOptions,
} from '../platform/platform.ts'
import { secureUrl } from '../platform/secureUrl.ts'

export interface ConnectionOptions {
  /** `svc_public_live_…` or `svc_public_sandbox_…`, from the dashboard. Any other key throws a ConfigError. */
  readonly publishableKey: string
  /** Base URL of the service, or `{ live, sandbox }` to choose by the key's environment. */
  readonly baseUrl: BaseUrl
  /** Milliseconds before one attempt times out, at most ten minutes. @default 20_000 */
  readonly timeout?: number | undefined
  /** Sends the requests. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Headers added to every request. The service's CORS policy must allow them. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Whether the network stack below `fetch` may repeat a POST on its own, as browsers do when a reused connection closes
   * before the response. (Assumption `errors.outcome`.)
   * @default true, but false in Node
   */
  readonly mayResend?: boolean | undefined
  /** Replaces the clock, randomness, page state, storage or lock. */
  readonly platform?: PlatformOptions | undefined
}

export interface Connection {
  /** Environment of the publishable key. */
  readonly environment: KeyEnvironment
  /** Base URL without a trailing slash. */
  readonly baseUrl: string
  /** Milliseconds before one attempt times out. */
  readonly timeout: number
  readonly platform: Platform
}

/** The options that only the transport uses. The client does not expose them. */
export interface Network {
  readonly fetch: typeof globalThis.fetch
  readonly headers: Readonly<Record<string, string>>
  /** Looked up on use, so that creating a client reads no global. */
  readonly mayResend: () => boolean
}

export function createNetwork({ fetch, headers = {}, mayResend }: ConnectionOptions): Network {
  return {
    // Called as a plain function, as window.fetch requires.
    fetch: (input, init) => (fetch ?? globalFetch)(input, init),
    headers,
    mayResend: () => mayResend ?? !isNode(),
  }
}

/**
 * Checks the options that clients of both contracts share.
 *
 * @throws ConfigError for an invalid key, base URL, timeout or clock
 */
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
  const platform = createPlatform(options.platform)
  if (typeof platform.clock.monotonic !== 'function')
    throw new ConfigError(
      operation,
      'invalid_clock',
      'clock.monotonic must be a function, such as performance.now.',
    )
  return { environment, baseUrl, timeout, platform }
}

/** One base URL, or one per environment. */
export type BaseUrl = string | Readonly<Record<KeyEnvironment, string>>

function resolveBaseUrl(operation: string, baseUrl: BaseUrl, environment: KeyEnvironment): string {
  const text = typeof baseUrl === 'string' ? baseUrl : baseUrl?.[environment]
  const url = typeof text === 'string' ? secureUrl(text) : undefined
  if (url === undefined || /[?#]/.test(url.href))
    throw new ConfigError(
      operation,
      'invalid_base_url',
      `baseUrl must be the https URL of the ${environment} service (http on loopback only), without user, query or fragment.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/** The environment a publishable key is for. Error messages never contain the key. (Interface: Authentication 3.) */
function keyEnvironment(operation: string, key: string): KeyEnvironment {
  // An untyped configuration may hold anything, including what cannot be converted to text.
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
