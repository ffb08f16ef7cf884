/** A response whose body was read. */
export interface RawResponse {
  readonly status: number
  readonly retryAfter: string | null
  readonly date: string | null
  readonly requestId: string | undefined
  /** `undefined` for a body that is too long to read. */
  readonly text: string | undefined
}

/** A response, with the seconds it asks to wait. */
export interface ReceivedResponse {
  readonly response: RawResponse
  readonly retryAfter: number | undefined
  /** Whether an earlier request received it, and this one is not sent. */
  readonly isHeldBack?: true
}
