/** Something whose state can be saved as plain JSON data and loaded again. */
export interface Stateful<Saved> {
  /** Returns the state. Later changes do not affect it. */
  save(): Saved
  /** Replaces the state. The caller must not change `saved` afterwards. */
  load(saved: Saved): void
  /** Returns to the initial state. */
  reset(): void
}

/** One value, which is its saved state. It must not be changed in place. */
export interface StatefulValue<Value> extends Stateful<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
}

export function statefulValue<Value>(initial: Value): StatefulValue<Value> {
  let current = initial
  const get = () => current
  function set(value: Value): void {
    current = value
  }
  return { get, set, save: get, load: set, reset: () => set(initial) }
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

/** A map of records by id, oldest first. Its saved state is the list of them. */
export interface StatefulMap<Item> extends Stateful<readonly Item[]> {
  /** Adds a record, or replaces the one with the same id. */
  readonly put: (record: Item) => Item
  readonly find: (id: string) => Item | undefined
  readonly list: () => readonly Item[]
}

export function statefulMap<Item>(idOf: (record: Item) => string): StatefulMap<Item> {
  let records = new Map<string, Item>()
  const list = () => [...records.values()]
  return {
    put: (record) => {
      records.set(idOf(record), record)
      return record
    },
    find: (id) => records.get(id),
    list,
    save: list,
    load(saved) {
      records = new Map(saved.map((record) => [idOf(record), record]))
    },
    reset: () => records.clear(),
  }
}
