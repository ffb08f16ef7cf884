import { uncaught } from '@onramp-kit/test-tools/uncaught'
import * as fc from 'fast-check'
import { many, seed } from '../edition.ts'

/** The number of inputs of each parser. */
export const inputs = many({ full: 10_000, small: 1_000 })

/** The number of inputs and the seed. */
interface Draw {
  readonly numRuns: number
  readonly seed: number
}

const usual: Draw = { numRuns: inputs, seed: seed() }

/** Checks a property of a parser for every generated input. Throws the first failure, shrunk. */
export function holds<T>(input: fc.Arbitrary<T>, assertion: (input: T) => void): void {
  fc.assert(fc.property(input, assertion), usual)
}

/** Like `holds`, for asynchronous properties. Returns the number of uncaught errors and rejections. */
export async function leftUncaught<T>(
  input: fc.Arbitrary<T>,
  assertion: (input: T) => Promise<void>,
  draw = usual,
): Promise<number> {
  let failure: unknown
  const left = await uncaught(async () => {
    const run = fc.assert(fc.asyncProperty(input, assertion), draw)
    failure = await run.catch((error: unknown) => error)
  })
  if (failure !== undefined) throw failure
  return left.length
}
