/** A cookie as a browser keeps it. */
export interface StoredCookie {
  readonly name: string
  readonly value: string
  /** The host it came from; it is sent to no other. */
  readonly host: string
  readonly path: string
  /** Milliseconds since 1970; `null` for one that lasts as long as the jar. */
  readonly expiresAt: number | null
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: string
  /** The site of the pages it is kept for, of a partitioned cookie; else `null`. */
  readonly partition: string | null
}
