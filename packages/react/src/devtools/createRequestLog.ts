import { type RequestLog, recordRequests } from './recordRequests.ts'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

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
