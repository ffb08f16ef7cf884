/** What a proof comes to. */
export type Verdict =
  | {
      /** The wallet it proves, in any case. */
      readonly address: string
      /** What makes it good only once. */
      readonly nonce?: string
    }
  | {
      readonly refused: 'invalid_token' | 'token_expired'
      /** The end of the sentence "The proof …". */
      readonly reason: string
    }

/** What a proof is held against. */
export interface ProofContext {
  /** Where the request comes from, if that is known. */
  readonly origin: string | null
  /** Milliseconds since 1970, by the virtual clock. */
  readonly now: number
}
