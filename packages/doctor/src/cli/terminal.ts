import type { Clock } from '@onramp-kit/core'

/** The command's output and environment. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Replaces the system's clock, for waits between requests. */
  readonly clock?: Clock | undefined
}
