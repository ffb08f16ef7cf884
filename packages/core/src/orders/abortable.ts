/**
 * Makes an iterable from a generator that takes a signal. Leaving the loop early (`break`, `return()`) aborts the signal,
 * so that the generator stops at once instead of finishing its current wait.
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
          inner.abort()
          await steps.return().catch(() => {})
          return { done: true, value: undefined }
        },
      }
    },
  }
}
