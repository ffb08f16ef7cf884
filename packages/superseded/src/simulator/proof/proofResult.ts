/** The result of verifying a proof. */
export type ProofResult =
  | {
      /** The proven wallet, in any letter case. */
      readonly address: string
      /** Nonce of the proof. The service accepts each one once. */
      readonly nonce?: string
    }
  | {
      readonly error: 'invalid_token' | 'token_expired'
      /** Why, as the end of a sentence that begins with "The proof": `has expired`. */
      readonly reason: string
    }

/** The request that a proof came with. */
export interface ProofContext {
  /** The calling page's origin; `null` when unknown. */
  readonly origin: string | null
  /** Time of the virtual clock, in milliseconds since the epoch. */
  readonly now: number
}
