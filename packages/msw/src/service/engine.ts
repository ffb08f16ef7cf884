import { createRateLimiter, type RateLimiter } from './api/rateLimiter.ts'
import { createRequestCounter, type RequestCounter } from './api/requestCounter.ts'
import { type Clock, createClock } from './clock.ts'
import { createIdSource, type IdSource } from './idSource.ts'
import { createOrderStore, type OrderStore } from './orders/orderStore.ts'
import type { Settings } from './settings.ts'

/**
 * Everything one simulated service knows. All that changes lives here, and `reset` takes all of it
 * back.
 */
export interface Engine {
  readonly settings: Settings
  readonly clock: Clock
  readonly ids: IdSource
  readonly orders: OrderStore
  readonly rateLimiter: RateLimiter
  readonly requests: RequestCounter
  reset(): void
}

export function createEngine(settings: Settings): Engine {
  const parts = {
    clock: createClock(settings.now),
    ids: createIdSource(settings.seed),
    orders: createOrderStore(),
    rateLimiter: createRateLimiter(settings.rateLimit),
    requests: createRequestCounter(),
  }
  return {
    settings,
    ...parts,
    reset() {
      for (const part of Object.values(parts)) part.reset()
    },
  }
}
