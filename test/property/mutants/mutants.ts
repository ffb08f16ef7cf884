import { clicksMutants } from './clicks.ts'
import { costMutants } from './cost.ts'
import { faultsMutants } from './faults.ts'
import { fuzzMutants } from './fuzz.ts'
import { hostileMutants } from './hostile.ts'
import { leaksMutants } from './leaks.ts'
import { paceMutants } from './pace.ts'

/** A deliberate fault, and the proof that must find it. */
export interface Mutant {
  /** A description of the fault. */
  readonly name: string
  /** Relative to the root of the repository. */
  readonly file: string
  /** The text to replace, which occurs exactly once in the file. */
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
