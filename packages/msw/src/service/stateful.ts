/** Something whose state can be saved as plain JSON data and loaded again. */
export interface Stateful<Saved> {
  /** Returns the state. Later changes do not affect it. */
  save(): Saved
  /** Replaces the state. The caller must not change `saved` afterwards. */
  load(saved: Saved): void
  /** Returns to the initial state. */
  reset(): void
}

/** The saved state of several parts, by name. */
export type SavedStates<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Stateful<infer Saved> ? Saved : never
}

/** Joins the states of several parts into one. */
export function joinStates<Parts extends { readonly [Name in keyof Parts]: Stateful<unknown> }>(
  parts: Parts,
): Stateful<SavedStates<Parts>> {
  const entries = Object.entries(parts) as [keyof Parts, Stateful<unknown>][]
  return {
    save: () =>
      Object.fromEntries(entries.map(([name, part]) => [name, part.save()])) as SavedStates<Parts>,
    load(saved) {
      for (const [name, part] of entries) part.load(saved[name])
    },
    reset() {
      for (const [, part] of entries) part.reset()
    },
  }
}
