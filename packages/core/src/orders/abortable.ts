/**
 * Makes an iterable of a generator that listens to a signal, such that leaving a loop early (`break`, `return()`) stops
 * it at once: a generator alone would first finish the wait it is in.
 */
export function abortable<T>(
  signal: AbortSignal | undefined,
  generate: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const controller = new AbortController()
      const forward = () => controller.abort(signal?.reason)
      if (signal?.aborted) forward()
      else signal?.addEventListener('abort', forward, { once: true })
      const steps = generate(controller.signal)
      const release = () => signal?.removeEventListener('abort', forward)
      return {
        async next() {
          try {
            const step = await steps.next()
            if (step.done) release()
            return step
          } catch (error) {
            release()
            throw error
          }
        },
        async return() {
          release()
          controller.abort(new DOMException('The iteration was left.', 'AbortError'))
          await steps.return().catch(() => {})
          return { done: true, value: undefined }
        },
      }
    },
  }
}
