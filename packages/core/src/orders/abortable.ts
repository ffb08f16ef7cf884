/**
 * Makes an iterable of a generator that listens to a signal, such that leaving a loop early (`break`, `return()`) stops
 * it at once: a generator alone would first finish the wait it is in.
 */
export function abortable<T>(
  outer: AbortSignal | undefined,
  generate: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterable<T> {
  async function* listen(inner: AbortController) {
    const forward = () => inner.abort(outer?.reason)
    if (outer?.aborted) forward()
    outer?.addEventListener('abort', forward)
    try {
      yield* generate(inner.signal)
    } finally {
      outer?.removeEventListener('abort', forward)
    }
  }
  return {
    [Symbol.asyncIterator]() {
      const inner = new AbortController()
      const steps = listen(inner)
      return {
        next: () => steps.next(),
        async return() {
          inner.abort(new DOMException('The iteration was left.', 'AbortError'))
          await steps.return().catch(() => {})
          return { done: true, value: undefined }
        },
      }
    },
  }
}
