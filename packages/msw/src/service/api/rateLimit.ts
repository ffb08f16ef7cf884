import type { RateLimit } from '../options/serviceOptions.ts'
import type { Stateful } from '../stateful.ts'

/** Counts requests in fixed windows, one window per caller. (Assumption `limits.rate`.) */
export interface RateLimiter
  extends Stateful<readonly (readonly [caller: string, window: Window])[]> {
  /**
   * Takes one request from the caller's window.
   * @returns 0 when granted, else the milliseconds until the window ends
   */
  take(caller: string, now: number): number
}

interface Window {
  readonly endsAt: number
  readonly taken: number
}

/** Creates a rate limiter, which warns once when a caller exceeds the limit; `false` grants every request. */
export function createRateLimiter(limit: RateLimit | false): RateLimiter {
  let windows = new Map<string, Window>()
  let hasWarned = false

  function openWindow(now: number, { windowMs }: RateLimit): Window {
    // Callers choose their origins, so expired windows are deleted or the map would grow without bound. All windows
    // are equally long: the first one opened expires first.
    for (const [caller, { endsAt }] of windows) {
      if (endsAt > now) break
      windows.delete(caller)
    }
    return { endsAt: now + windowMs, taken: 0 }
  }

  return {
    take(caller, now) {
      if (!limit) return 0
      const current = windows.get(caller)
      const window = current && current.endsAt > now ? current : openWindow(now, limit)
      if (window.taken >= limit.requests) {
        if (!hasWarned) console.warn(describeLimit(limit))
        hasWarned = true
        return window.endsAt - now
      }
      windows.set(caller, { ...window, taken: window.taken + 1 })
      return 0
    },
    save: () => [...windows],
    load(saved) {
      windows = new Map(saved)
    },
    reset() {
      windows.clear()
      hasWarned = false
    },
  }
}

function describeLimit({ requests, windowMs }: RateLimit): string {
  return `Onramp Kit: the simulated service answers 429 rate_limited, because its option rateLimit (onramp-service: --rate-limit) allows ${requests} per ${windowMs / 1000} s.`
}
