/** A flag that can't be followed: names it, the reason and the remedy. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}
