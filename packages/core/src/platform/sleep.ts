import type { Clock } from './clock.ts'

/** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
