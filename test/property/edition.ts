import { inject } from 'vitest'

/** How much is proved, and of which of all cases. */
export interface Edition {
  /** All of it, as `npm run proof` does; otherwise the smaller edition that is part of `npm test`. */
  readonly isFull: boolean
  /** What the cases are drawn from: the same seed draws the same ones. */
  readonly seed: number
}

declare module 'vitest' {
  interface ProvidedContext {
    edition: Edition
  }
}

/** The edition that the environment asks for. The smaller one always draws the same cases. */
export function editionOf(env: NodeJS.ProcessEnv): Edition {
  const isFull = env['PROOF_EDITION'] === 'full'
  return { isFull, seed: Number(env['PROOF_SEED'] ?? 20_261_121) }
}

/** As many as the edition that runs takes. */
export function many({ full, small }: { readonly full: number; readonly small: number }): number {
  return inject('edition').isFull ? full : small
}

/** The seed of the edition that runs. */
export function seed(): number {
  return inject('edition').seed
}
