import type { Route, RouteInput, RouteResponse, RouteTable } from '../contract/route.ts'
import { NetworkError, TimeoutError } from '../errors/networkErrors.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { sanitizeError } from '../errors/redact.ts'
import { ConfigError } from '../errors/usageErrors.ts'
import { sleep } from '../platform/clock.ts'
import { tryOrReport } from '../platform/tryOrUndefined.ts'
import { timedOut, withDeadline } from './deadline.ts'
import { decode } from './decode.ts'
import { type Call, encode } from './encode.ts'
import type { RequestEvent } from './events.ts'
import { readHeaders } from './options.ts'
import { outcomeOf } from './outcome.ts'
import type { RawResponse } from './received.ts'
import { retryDelay } from './retry.ts'
import { heldBack, parseRetryAfter } from './retryAfter.ts'
import { type Encoded, send } from './send.ts'
import type { Transport } from './transport.ts'

/** Options of a read. */
export interface RequestOptions {
  /** Aborts the request: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

interface InternalOptions extends RequestOptions, Pick<Call, 'headers' | 'isValid' | 'issues'> {
  readonly attempts?: 'one'
  /** Called when an attempt is about to leave. */
  readonly onSend?: (() => void) | undefined
}

/**
 * Sends a request: input → encode → send → decode → value. Retries idempotent routes, unless `attempts` is `'one'` for a
 * caller that polls. Sends any other route exactly once.
 */
export async function request<Table extends RouteTable, Id extends keyof Table & string>(
  transport: Transport<Table>,
  operation: Id,
  input: RouteInput<Table[Id]>,
  { signal, attempts, onSend, ...call }: InternalOptions = {},
): Promise<RouteResponse<Table[Id]>> {
  const route = transport.routes[operation] as Route
  let encoded: Encoded
  try {
    encoded = encode(transport, { ...call, operation, route, input })
  } catch (error) {
    throw isOnrampError(error) ? error : notSent(operation, error)
  }
  const { clock, random } = transport.platform
  for (let attempt = 1; ; attempt++) {
    // The hooks and `headers` share it.
    const event = Object.freeze({
      operation,
      method: route.method,
      path: route.path,
      attempt,
      attemptId: transport.nextAttemptId(),
    })
    // The client sends nothing before Retry-After has elapsed, so the service does not act.
    const remembered = heldBack(transport.retryAfter.get(operation), clock.monotonic())
    try {
      const value = remembered
        ? decode(transport, operation, route, remembered)
        : await sendOnce(transport, event, route, encoded, signal, onSend)
      return value as RouteResponse<Table[Id]>
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      const mayRepeat = route.idempotent && attempts !== 'one'
      const delay = mayRepeat ? retryDelay(error, attempt, random) : undefined
      if (delay === undefined) throw error
      const { code, status } = error as OnrampError
      if (!remembered) tryOrReport(() => transport.onRetry?.({ ...event, code, status, delay }))
      await sleep(clock, delay, signal)
    }
  }
}

async function sendOnce(
  transport: Transport<RouteTable>,
  event: RequestEvent,
  route: Route,
  encoded: Encoded,
  signal: AbortSignal | undefined,
  onSend: (() => void) | undefined,
): Promise<unknown> {
  const { platform, timeout, retryAfter } = transport
  const { clock, page } = platform
  const { operation } = event
  const outcome = (isSent: boolean) => outcomeOf(transport, route, { isSent })
  // Failing without an attempt gives a certain outcome.
  if (!route.idempotent && tryOrReport(() => page.online()) === false)
    throw new NetworkError(operation, outcome(false))
  tryOrReport(() => transport.onRequest?.(event))
  const started = clock.monotonic()
  let isSent = false
  let response: RawResponse | undefined
  let code: string | undefined
  try {
    const headers = readHeaders(
      tryOrReport(() => transport.headers(event)) ?? {},
      (option, rule) => {
        throw new TypeError(`${option} ${rule}`)
      },
    )
    for (const [name, value] of Object.entries(encoded.headers)) headers.set(name, value)
    response = await withDeadline(clock, timeout, signal, (inner) =>
      send(transport, encoded, headers, inner, () => {
        isSent = true
        tryOrReport(() => onSend?.())
      }),
    ).catch((error: unknown) => {
      if (error === timedOut) throw new TimeoutError(operation, outcome(true), timeout)
      throw isSent ? new NetworkError(operation, outcome(true), error) : error
    })
    const seconds = parseRetryAfter(response.retryAfter, response.date, clock.now())
    if (seconds && (response.status === 429 || response.status >= 500)) {
      const until = clock.monotonic() + seconds * 1000
      // Of requests that overlap, the longest wait counts.
      if (until > (retryAfter.get(operation)?.until ?? 0))
        retryAfter.set(operation, { response, until })
    }
    return decode(transport, operation, route, { response, retryAfter: seconds })
  } catch (thrown) {
    const error = isSent || isOnrampError(thrown) ? thrown : notSent(operation, thrown)
    code = signal?.aborted ? 'aborted' : (error as OnrampError).code
    throw error
  } finally {
    const { status, requestId } = response ?? {}
    const duration = clock.monotonic() - started
    tryOrReport(() => transport.onResponse?.({ ...event, status, duration, code, requestId }))
  }
}

function notSent(operation: string, cause: unknown): ConfigError {
  // The merchant's code may throw anything.
  const reason = sanitizeError(cause)?.message || 'unknown error'
  const message = `the request could not be built, so it was not sent: ${reason}.`
  return new ConfigError(operation, 'request_not_sent', message, cause)
}
