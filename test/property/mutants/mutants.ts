import { clicksMutants } from './clicks.ts'
import { costMutants } from './cost.ts'
import { faultsMutants } from './faults.ts'
import { fuzzMutants } from './fuzz.ts'
import { hostileMutants } from './hostile.ts'
import { leaksMutants } from './leaks.ts'
import { paceMutants } from './pace.ts'

/** One deliberate fault of the product, and the proof that must find it. */
export interface Mutant {
  /** What is broken, in words. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  /** The text that stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The folder, under `test/property`, of the proof that must fail. */
  readonly proof: 'clicks' | 'faults' | 'fuzz' | 'hostile' | 'leaks' | 'pace' | 'cost'
}

export const mutants: readonly Mutant[] = [
  ...clicksMutants,
  ...costMutants,
  ...faultsMutants,
  ...fuzzMutants,
  ...hostileMutants,
  ...leaksMutants,
  ...paceMutants,
]
