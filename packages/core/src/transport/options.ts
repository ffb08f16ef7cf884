import type { FailOption } from '../contract/checkNames.ts'
import type { ReadServiceError, ServiceError, StandardSchema } from '../contract/errors.ts'
import { HEADER_NAME_PATTERN } from '../contract/idempotency.ts'
import { type KeyEnvironment, PUBLISHABLE_KEY_PATTERN } from '../contract/route.ts'
import { redact } from '../errors/redact.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import type { PlatformOptions } from '../platform/platform.ts'
import { allowHttp, secureUrl } from '../platform/secureUrl.ts'
import type { RequestEvent, ResponseEvent, RetryEvent } from './events.ts'

export interface TransportOptions {
  /** `svc_public_live_…` or `svc_public_sandbox_…`, from the dashboard. Any other key throws a ConfigError. */
  readonly publishableKey: string
  /**
   * Base URL of the service, or `{ live, sandbox }` to choose by the key's environment. https, or http on loopback. For a
   * sandbox key, http on any host, with a warning: a container, an emulator or a computer of the local network.
   */
  readonly baseUrl: BaseUrl
  /** Milliseconds before one attempt times out, at most ten minutes. @default 20_000 */
  readonly timeout?: number | undefined
  /**
   * Sends the requests. Gets a `Request` of the global class, which the `fetch` of another library, such as undici, does not
   * accept. @default the global `fetch`
   */
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * Headers added to every request, or a function that returns those of each attempt. The service's CORS policy must allow
   * them. The client's own headers replace those of the same name, and `undefined` omits one. If the function throws, the
   * error is reported like that of a hook, and the attempt is sent without them. If it returns a header that cannot be
   * sent, the request fails with `request_not_sent`.
   *
   * @example headers: ({ operation }) => ({ traceparent: startSpan(operation) })
   */
  readonly headers?: RequestHeaders | ((event: RequestEvent) => RequestHeaders) | undefined
  /**
   * Called before each attempt. Hooks are synchronous. An error of one is reported by `reportError` in a page, elsewhere by
   * `console.error`, and changes no request.
   */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  /** Called after each attempt, with or without a response. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  /** Called before the wait for the next attempt. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined
  /**
   * Response header with the service's id of a request. CORS must expose it. (Assumption `errors.request_id`.)
   * @default 'x-request-id'
   */
  readonly requestIdHeader?: string | undefined
  /**
   * Reads errors of another shape than the error envelope: a schema whose output is a ServiceError, of zod, valibot, arktype
   * or any other library of Standard Schema, or a function. Both are synchronous. The envelope is read where the function
   * returns `undefined` or the schema has issues. What they throw is reported like the error of a hook. (Assumption
   * `errors.envelope`.)
   *
   * @example
   * const problem = z.object({ type: z.string(), detail: z.string() })
   * const errors = z.pipe(problem, z.transform(({ type, detail }) => ({ code: type, message: detail })))
   */
  readonly errors?: StandardSchema<ServiceError> | ReadServiceError | undefined
  /**
   * Further error codes and HTTP statuses that prove that the service did not act: a purchase rejected with one was not
   * opened. A status counts only with a body of JSON, because a proxy may send any status. (Assumption `errors.outcome`.)
   *
   * @example rejections: ['amount_too_small', 422]
   */
  readonly rejections?: readonly (string | number)[] | undefined
  /**
   * Whether the network stack below `fetch` may repeat a POST on its own, as browsers do when a reused connection closes
   * before the response. (Assumption `errors.outcome`.)
   * @default true, but false in Node
   */
  readonly mayResend?: boolean | undefined
  /** Replaces the clock, randomness, page state, storage or lock. */
  readonly platform?: PlatformOptions | undefined
}

/** Request headers by name. `undefined` omits one. */
export type RequestHeaders = Readonly<Record<string, string | undefined>> | Headers

/** Returns the function that throws a ConfigError for the options of `operation`. */
export function failOptionOf(operation: string): FailOption {
  return (option, rule, code = 'invalid_option') => {
    throw new ConfigError(operation, code, `${option} ${rule}.`)
  }
}

/** Calls `failOption` unless the option is the name of a header. */
export function checkHeaderName(option: string, name: unknown, failOption: FailOption): void {
  if (typeof name !== 'string' || !HEADER_NAME_PATTERN.test(name))
    failOption(option, 'must be the name of a header')
}

/** Reads the merchant's headers. Calls `failOption` for what cannot be sent. */
export function readHeaders(given: RequestHeaders, failOption: FailOption): Headers {
  if (Object(given) !== given || 'then' in given)
    failOption('headers', 'must be an object of names and values')
  const headers = new Headers()
  // Not `instanceof`: it may be the Headers of another library.
  const entries: Iterable<readonly [string, string | undefined]> =
    Symbol.iterator in given ? given : Object.entries(given)
  for (const entry of entries) {
    if (!Array.isArray(entry)) failOption('headers', 'must be an object of names and values')
    const [name, value] = entry
    if (value === undefined) continue
    try {
      headers.set(name, value)
    } catch {
      failOption('headers', `has an invalid name or value for "${redact(name)}"`)
    }
  }
  return headers
}

/** One base URL, or one per environment. */
export type BaseUrl = string | Readonly<Record<KeyEnvironment, string>>

/** The base URL of the environment, without a trailing slash. */
export function resolveBaseUrl(
  baseUrl: BaseUrl,
  environment: KeyEnvironment,
  failOption: FailOption,
): string {
  const text = typeof baseUrl === 'string' ? baseUrl : baseUrl?.[environment]
  const isAllowed = () => environment === 'sandbox'
  const url = typeof text === 'string' ? secureUrl(text, isAllowed) : undefined
  if (url === undefined || /[?#]/.test(url.href))
    return failOption(
      'baseUrl',
      `must be the https URL of the ${environment} service (http on loopback or with a sandbox key only), without user, query or fragment`,
      'invalid_base_url',
    )
  allowHttp(url)
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/** The environment a publishable key is for. Error messages never contain the key. (Interface: Authentication 3.) */
export function keyEnvironment(key: string, failOption: FailOption): KeyEnvironment {
  // An untyped configuration may hold anything, including what cannot be converted to text.
  const text = typeof key === 'string' ? key : ''
  const environment = PUBLISHABLE_KEY_PATTERN.exec(text)?.[1]
  if (environment === 'live' || environment === 'sandbox') return environment
  if (/secret|private|^sk_|^svc_(?!public_)/i.test(text))
    failOption(
      'publishableKey',
      'LOOKS LIKE A SECRET KEY. Revoke it if it has reached a browser or repository. Only svc_public_… belongs here',
      'secret_key',
    )
  return failOption(
    'publishableKey',
    'must begin with svc_public_live_ or svc_public_sandbox_, without spaces or quotes. Copy it from the dashboard',
    'invalid_key',
  )
}
