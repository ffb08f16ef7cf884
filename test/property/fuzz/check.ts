import { uncaught } from '@onramp-kit/test-tools/uncaught'
import * as fc from 'fast-check'
import { many, seed } from '../edition.ts'

/** How many inputs each parser gets. */
export const inputs = many({ full: 10_000, small: 1_000 })

/** How many inputs are drawn, and of which seed. */
interface Draw {
  readonly numRuns: number
  readonly seed: number
}

const usual: Draw = { numRuns: inputs, seed: seed() }

/** Holds a parser to what is said of it, for every input that is drawn. The first that fails is shrunk and thrown. */
export function holds<T>(input: fc.Arbitrary<T>, says: (input: T) => void): void {
  fc.assert(fc.property(input, says), usual)
}

/** As `holds`, of what takes its time. Gives how many errors and rejections were left uncaught meanwhile. */
export async function leftUncaught<T>(
  input: fc.Arbitrary<T>,
  says: (input: T) => Promise<void>,
  draw = usual,
): Promise<number> {
  let failure: unknown
  const left = await uncaught(async () => {
    const run = fc.assert(fc.asyncProperty(input, says), draw)
    failure = await run.catch((error: unknown) => error)
  })
  if (failure !== undefined) throw failure
  return left.length
}
