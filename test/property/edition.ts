import { inject } from 'vitest'

/** The number and the seed of the generated cases. */
export interface Edition {
  /** True for `npm run proof`; false for the small edition in `npm run test:slow`. */
  readonly isFull: boolean
  /** The same seed gives the same cases. */
  readonly seed: number
}

declare module 'vitest' {
  interface ProvidedContext {
    edition: Edition
  }
}

/** Reads the edition from the environment. The small edition always uses the same seed. */
export function editionOf(env: NodeJS.ProcessEnv): Edition {
  const isFull = env['PROOF_EDITION'] === 'full'
  return { isFull, seed: Number(env['PROOF_SEED'] ?? 20_261_121) }
}

/** Returns the number of cases for the current edition. */
export function many({ full, small }: { readonly full: number; readonly small: number }): number {
  return inject('edition').isFull ? full : small
}

/** The seed of the current edition. */
export function seed(): number {
  return inject('edition').seed
}
