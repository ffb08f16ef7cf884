import type { Route } from '../contract/route.ts'

/** An attempt to send a request. Contains no URL, key, wallet or body. */
export interface RequestEvent {
  /** The client method, such as `card.checkout`. */
  readonly operation: string
  readonly method: Route['method']
  /** The path with placeholders, such as `/v1/card/orders/{id}`. */
  readonly path: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Unique among the attempts of a client. The events of one attempt share it. */
  readonly attemptId: number
}

/** The end of an attempt. */
export interface ResponseEvent extends RequestEvent {
  /** The HTTP status. `undefined` without a response. */
  readonly status: number | undefined
  /** Milliseconds since the attempt began. */
  readonly duration: number
  /** The `code` of the error, or `aborted`. `undefined` for a success. */
  readonly code: string | undefined
  /** The service's id of the request. */
  readonly requestId: string | undefined
}

/** A failed attempt that the client repeats. */
export interface RetryEvent extends RequestEvent {
  /** The `code` of the error. */
  readonly code: string
  /** The HTTP status. `undefined` without a response. */
  readonly status: number | undefined
  /** Milliseconds until the next attempt. */
  readonly delay: number
}
