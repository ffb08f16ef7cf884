import type { FailOption } from '../contract/checkNames.ts'
import type { Idempotency } from '../contract/idempotency.ts'
import type { KeyEnvironment, RouteTable } from '../contract/route.ts'
import type { Routes } from '../contract/routes.ts'
import { checkPlatform, createPlatform, isNode, type Platform } from '../platform/platform.ts'
import type { RequestEvent } from './events.ts'
import {
  checkHeaderName,
  keyEnvironment,
  type RequestHeaders,
  readHeaders,
  resolveBaseUrl,
  type TransportOptions,
} from './options.ts'
import type { RetryAfterMemory } from './retryAfter.ts'

/** What every request of a client needs: its options, checked, and its contract. */
export interface Transport<Table extends RouteTable = Routes>
  extends Pick<TransportOptions, 'errors' | 'fetch' | 'onRequest' | 'onResponse' | 'onRetry'> {
  /** Environment of the publishable key. */
  readonly environment: KeyEnvironment
  readonly publishableKey: string
  /** Base URL without a trailing slash. */
  readonly baseUrl: string
  /** Milliseconds before one attempt times out. */
  readonly timeout: number
  readonly platform: Platform
  readonly headers: (event: RequestEvent) => RequestHeaders
  readonly requestIdHeader: string
  readonly nextAttemptId: () => number
  /** Looked up on use, so that creating a client reads no global. */
  readonly mayResend: () => boolean
  /** The last response with a Retry-After, by operation. */
  readonly retryAfter: Map<string, RetryAfterMemory>
  /** Names of body fields on the wire. */
  readonly fieldNames: Readonly<Record<string, string>>
  /** The contract's routes with the merchant's overrides. */
  readonly routes: Table
  readonly idempotency?: Idempotency | undefined
  /** What to do about an error, by error code. */
  readonly errorHints: Readonly<Record<string, string>>
  /** Error codes and statuses that prove the service did not act. */
  readonly rejections: readonly (string | number)[]
}

/**
 * Checks the options that every client shares, and returns the transport without what its contract adds. Calls `failOption`
 * for the first option that is invalid.
 */
export function createTransport(
  options: TransportOptions,
  failOption: FailOption,
): Omit<Transport, 'errorHints' | 'fieldNames' | 'idempotency' | 'rejections' | 'routes'> {
  const { publishableKey, timeout = 20_000, mayResend, headers = {}, errors, rejections } = options
  const { requestIdHeader = 'x-request-id', fetch, onRequest, onResponse, onRetry } = options
  const functions = { fetch, onRequest, onResponse, onRetry }
  const environment = keyEnvironment(publishableKey, failOption)
  const baseUrl = resolveBaseUrl(options.baseUrl, environment, failOption)
  if (!(timeout > 0 && timeout <= 600_000))
    failOption('timeout', 'must be from 1 to 600000 milliseconds', 'invalid_timeout')
  const parts = options.platform ?? {}
  checkPlatform(parts, failOption)
  const platform = createPlatform(parts)
  if (typeof headers !== 'function') readHeaders(headers, failOption)
  checkHeaderName('requestIdHeader', requestIdHeader, failOption)
  for (const [name, run] of Object.entries(functions))
    if (run && typeof run !== 'function') failOption(name, 'must be a function')
  if (errors && typeof errors !== 'function' && !('~standard' in Object(errors)))
    failOption('errors', 'must be a function or a Standard Schema, such as one of zod')
  if (rejections && !Array.isArray(rejections)) failOption('rejections', 'must be a list')
  let attempts = 0
  return {
    ...functions,
    environment,
    publishableKey,
    baseUrl,
    timeout,
    platform,
    headers: typeof headers === 'function' ? headers : () => headers,
    requestIdHeader,
    nextAttemptId: () => ++attempts,
    mayResend: () => mayResend ?? !isNode(),
    retryAfter: new Map(),
    errors,
  }
}
