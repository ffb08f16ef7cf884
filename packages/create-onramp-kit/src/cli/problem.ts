/** A mistake that the person who runs the command can fix. The message says what, why, and how. */
export class Problem extends Error {
  override readonly name = 'Problem'
}
