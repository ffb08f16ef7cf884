/** Remembers objects without keeping them. */
export function createReachable() {
  const seen: WeakRef<object>[] = []
  return {
    add: (object: object) => void seen.push(new WeakRef(object)),
    /** The kinds of those that something else still keeps. To be asked once the garbage was collected. */
    left: () => seen.flatMap((each) => each.deref()?.constructor.name ?? []),
  }
}
