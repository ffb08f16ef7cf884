/**
 * A small random source of 32-bit unsigned integers (sfc32): the same seed gives the same sequence.
 * Good enough to make a simulation repeatable, and by that very fact no protection of anything.
 */
export function seededRandom(seed: number): () => number {
  let a = seed >>> 0
  let b = Math.floor(seed / 2 ** 32) >>> 0
  let c = 0x9e3779b9
  let counter = 1

  function next(): number {
    const sum = (a + b + counter++) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum
  }

  // The first outputs still show the seed.
  for (let round = 0; round < 15; round++) next()
  return next
}
