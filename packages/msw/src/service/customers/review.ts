/** What comes of a look at somebody's papers. */
export type Verdict = 'approved' | 'rejected'

/** A review by the provider. */
export interface Review {
  /** Tells it from one that was overtaken by a later one. */
  readonly id: string
  readonly verdict: Verdict
  /** Whether the verdict is out. An approval that is out may still wait for the terms. */
  readonly ended: boolean
}
