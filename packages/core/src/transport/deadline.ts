import type { Clock } from '../platform/clock.ts'

/** The reason `withDeadline` rejects with when time is up. */
export const timedOut = Symbol('timed out')

/**
 * Runs `run` until `ms` have passed or `signal` is aborted. Settles at that moment even if `run` ignores its signal, and
 * discards its result.
 */
export function withDeadline<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw signal.reason
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
