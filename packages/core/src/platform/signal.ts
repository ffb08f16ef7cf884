/** Something that can be listened to; the returned function stops listening. */
export interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void
}

/** A signal that carries nothing but that it happened. */
export interface Signal extends Subscribable {
  readonly emit: () => void
}

/** A listener that throws stops neither the others nor who emits; its error is reported as uncaught. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    emit() {
      // A copy: a listener may add or remove listeners.
      for (const listener of Array.from(listeners)) {
        try {
          listener()
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    subscribe(listener) {
      // A wrapper of its own for each call, so the same function may listen twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
  }
}
