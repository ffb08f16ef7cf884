/** Tracks objects by weak references. */
export function createReachable() {
  const seen: WeakRef<object>[] = []
  return {
    add: (object: object) => void seen.push(new WeakRef(object)),
    /** The kinds of the objects that are still reachable. Call it after a garbage collection. */
    left: () => seen.flatMap((each) => each.deref()?.constructor.name ?? []),
  }
}
