import { ContractError, type FieldIssue, isApiError, isOnrampError } from '@onramp-kit/core'
import { NO_RESPONSE } from './networkFailure.ts'
import type { Exchange } from './recordFetch.ts'

/** What a call of the client came to. */
export type Outcome =
  | { readonly kind: 'ok'; readonly status: number; readonly value: unknown }
  /** The service's error. */
  | {
      readonly kind: 'error'
      readonly status: number
      readonly code: string
      /** The service's message, redacted. */
      readonly message: string
      readonly field: string | undefined
      readonly retryAfter: number | undefined
    }
  /** A success of another shape. */
  | {
      readonly kind: 'shape'
      readonly status: number
      readonly fields: readonly FieldIssue[]
      readonly body: unknown
    }
  /** JSON with an error status, in no envelope that the client reads. */
  | { readonly kind: 'foreign'; readonly status: number; readonly body: unknown }
  /** A redirect, or text that is not JSON. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string }

/**
 * Classifies a call by its error and its exchange.
 * @throws the error if the client sent nothing
 */
export function outcomeOf(error: unknown, exchange: Exchange | undefined): Outcome {
  const { response, failure = NO_RESPONSE } = exchange ?? {}
  if (exchange === undefined && (!isOnrampError(error) || error.code !== 'timeout')) throw error
  if (response === undefined) return { kind: 'failed', words: failure }
  const { status, redirect, body: text } = response
  if (redirect !== undefined) {
    return { kind: 'unreadable', status, words: redirectWords(redirect, exchange?.url.origin) }
  }
  if (isApiError(error)) {
    const { code, serviceMessage: message, field, retryAfter } = error
    return { kind: 'error', status, code, message, field, retryAfter }
  }
  const body = parseJson(text)
  if (body === undefined)
    return { kind: 'unreadable', status, words: `answers with ${describeText(text)}.` }
  const fields = error instanceof ContractError ? error.fields : []
  return status >= 200 && status < 300
    ? { kind: 'shape', status, fields, body }
    : { kind: 'foreign', status, body }
}

/** Explains a redirect from an origin to another, or to itself. */
export function redirectWords(target: string, origin: string | undefined): string {
  return target === origin
    ? 'redirects to another path of the same origin. The client follows no redirect: check the path of --base-url.'
    : `redirects to ${target}. The client follows no redirect, which would get the key: if that address is the service's, use it; otherwise sign in or check the VPN.`
}

/** Whether a status tells nothing about a request: the service, or a gateway before it, is down or limits the rate. */
export function isUnavailable(status: number): boolean {
  return status === 429 || status >= 500
}

/** Parses JSON. Returns undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describeText(text: string): string {
  if (text.trim() === '') return 'an empty body'
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return 'an HTML page: a proxy or another server'
  return text.length > 1_000_000 ? 'more than 1 MB' : 'text that is not JSON'
}
