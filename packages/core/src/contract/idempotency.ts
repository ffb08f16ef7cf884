/** Settings of the idempotency key sent with a purchase. (Assumption `card.idempotency`.) */
export interface Idempotency {
  /** The request header that carries the key, such as `Idempotency-Key`. The service's CORS must allow it. */
  readonly header: string
}

/** Pattern of a header name: a token of RFC 9110, 5.6.2. */
export const HEADER_NAME_PATTERN = /^[\w!#$%&'*+.^`|~-]+$/

/** Pattern of an idempotency key: 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = /^[!-~]{1,255}$/
