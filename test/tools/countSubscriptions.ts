import type { Subscribable } from '@onramp-kit/core'

/** Wraps a source and counts its subscribers. */
export function countSubscriptions<Source extends Subscribable>(source: Source) {
  let count = 0
  const subscribe: Subscribable['subscribe'] = (listener) => {
    const leave = source.subscribe(listener)
    count += 1
    return () => {
      leave()
      count -= 1
    }
  }
  return { source: { ...source, subscribe }, count: () => count }
}
