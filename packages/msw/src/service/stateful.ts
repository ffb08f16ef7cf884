/** A part of the engine that changes: what it knows can be saved as plain JSON data, and loaded again. */
export interface Stateful<Saved> {
  /** A copy, which later changes leave alone. */
  save(): Saved
  /** Takes the place of all that is known. Nothing may change what was loaded afterwards. */
  load(saved: Saved): void
  /** Back to the start. */
  reset(): void
}
