import type { RateLimit } from '../serviceOptions.ts'

/** Counts requests in windows, one window per caller. (Assumption `limits.rate`.) */
export interface RateLimiter {
  /**
   * Takes one request from the caller's share.
   * @returns 0 when it was granted, else the milliseconds until the window ends
   */
  take(caller: string, now: number): number
  reset(): void
}

interface Window {
  readonly endsAt: number
  taken: number
}

export function createRateLimiter(limit: RateLimit | false): RateLimiter {
  const windows = new Map<string, Window>()

  function openWindow(caller: string, now: number, { windowMs }: RateLimit): Window {
    // Origins are the callers' own words: windows that have passed go, so that they can't pile up.
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    const opened = { endsAt: now + windowMs, taken: 0 }
    windows.set(caller, opened)
    return opened
  }

  return {
    take(caller, now) {
      if (!limit) return 0
      const known = windows.get(caller)
      const window = known && known.endsAt > now ? known : openWindow(caller, now, limit)
      if (window.taken >= limit.requests) return window.endsAt - now
      window.taken++
      return 0
    },
    reset: () => windows.clear(),
  }
}
