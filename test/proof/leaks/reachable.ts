/** Remembers objects without keeping them. */
export function createReachable() {
  const seen: WeakRef<object>[] = []
  return {
    add: (object: object) => void seen.push(new WeakRef(object)),
    /** How many of them something else still keeps. To be asked once the garbage was collected. */
    count: () => seen.filter((each) => each.deref() !== undefined).length,
  }
}
