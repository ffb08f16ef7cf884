import type { OnrampClientOptions, RequestEvent, Subscribable } from '@onramp-kit/core'
import { createSignal } from '@onramp-kit/core/internal'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** An attempt to send a request. Contains no URL, key, wallet or body. */
export interface LoggedRequest extends RequestEvent {
  /** Unique in the log, also if several clients share it. */
  readonly key: number
  /** The HTTP status. `undefined` without a response. */
  readonly status?: number | undefined
  /** Milliseconds that the attempt took. `undefined` while it is pending. */
  readonly duration?: number
  /** The `code` of the error, or `aborted`. `undefined` for a success. */
  readonly code?: string | undefined
  /** Milliseconds between the failure and the next attempt. `undefined` if the client does not retry. */
  readonly retryDelay?: number
}

/** The last requests of a client. */
export interface RequestLog extends Subscribable {
  /** Options of `createOnrampClient` that fill the log. */
  readonly hooks: Required<Pick<OnrampClientOptions, 'onRequest' | 'onResponse' | 'onRetry'>>
  /** Returns the last 100 attempts, oldest first. The array is the same until one changes. */
  readonly snapshot: () => readonly LoggedRequest[]
}

const MOST_REQUESTS = 100

/** Creates a log that records in every build. */
export function recordRequests(): RequestLog {
  const changes = createSignal()
  let requests: readonly LoggedRequest[] = []
  let recorded = 0

  function update(attemptId: number, change: Partial<LoggedRequest>) {
    // The newest, because the ids of each client begin at 1.
    const index = requests.findLastIndex((request) => request.attemptId === attemptId)
    const request = requests[index]
    if (request === undefined) return
    requests = requests.with(index, { ...request, ...change })
    changes.emit()
  }

  return {
    hooks: {
      onRequest({ operation, method, path, attempt, attemptId }) {
        recorded += 1
        const request = { key: recorded, operation, method, path, attempt, attemptId }
        requests = [...requests, request].slice(-MOST_REQUESTS)
        changes.emit()
      },
      onResponse: ({ attemptId, status, duration, code }) =>
        update(attemptId, { status, duration, code }),
      onRetry: ({ attemptId, delay }) => update(attemptId, { retryDelay: delay }),
    },
    subscribe: changes.subscribe,
    snapshot: () => requests,
  }
}

/**
 * Creates a log of the client's last 100 attempts to send a request, for `<OnrampDevtools>`. Create one for each client.
 * Records nothing in a production build.
 *
 * @example
 * const requests = createRequestLog()
 * const onramp = createOnrampClient({ publishableKey, baseUrl, ...requests.hooks })
 */
export function createRequestLog(): RequestLog {
  return process.env.NODE_ENV === 'production' ? emptyLog : recordRequests()
}

const ignore = () => {}
const none: [] = []

const emptyLog: RequestLog = {
  hooks: { onRequest: ignore, onResponse: ignore, onRetry: ignore },
  subscribe: () => ignore,
  snapshot: () => none,
}
