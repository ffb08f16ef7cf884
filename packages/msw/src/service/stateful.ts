/** Something whose state can be saved as plain JSON data and loaded again. */
export interface Stateful<Saved> {
  /** Returns the state. Later changes do not affect it. */
  save(): Saved
  /** Replaces the state. The caller must not change `saved` afterwards. */
  load(saved: Saved): void
  /** Returns to the initial state. */
  reset(): void
}
