import { tryOrReport } from './tryOrUndefined.ts'

/** Something to subscribe to. The returned function unsubscribes. */
export interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void
}

/** An event without a payload. */
export interface Signal extends Subscribable {
  readonly emit: () => void
}

/** Creates a signal. An error of a listener is reported and stops neither other listeners nor `emit`. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    emit() {
      // Listeners may subscribe and unsubscribe others.
      for (const listener of Array.from(listeners)) tryOrReport(listener)
    },
    subscribe(listener) {
      // A wrapper per call, so that one function can subscribe twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
  }
}
