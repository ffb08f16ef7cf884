import fc from 'fast-check'
import { many, seed } from '../edition.ts'

/** How many inputs each parser gets. */
export const inputs = many({ full: 10_000, small: 1_000 })

/** Holds a parser to what is said of it, for as many drawn inputs as the edition has. What fails is shrunk and thrown. */
export function holds<T>(input: fc.Arbitrary<T>, says: (input: T) => void): void {
  fc.assert(fc.property(input, says), { seed: seed(), numRuns: inputs })
}
