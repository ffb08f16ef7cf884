import type { Clock } from '../platform/clock.ts'

/** What `withDeadline` rejects with when time is up. */
export const timedOut = Symbol('timed out')

/**
 * Runs `run` until `ms` are over or `signal` is aborted, whichever is first, and settles at that moment even if `run`
 * does not listen. Whatever `run` does afterwards is dropped.
 */
export function withDeadline<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown) => {
      release()
      reject(reason)
      controller.abort(reason)
    }
    const abort = () => stop(signal?.reason)
    const cancel = clock.setTimeout(() => stop(timedOut), ms)
    signal?.addEventListener('abort', abort)
    const release = () => {
      cancel()
      signal?.removeEventListener('abort', abort)
    }
    run(controller.signal).then(resolve, reject).finally(release)
  })
}
