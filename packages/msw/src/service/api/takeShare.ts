import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'

/**
 * Takes one request from a caller's share. (Interface: Limits 4; assumption `limits.rate`.)
 * @param key the publishable key; `''` where there is none
 * @throws ServiceError `rate_limited`
 */
export function takeShare(
  { clock, rateLimiter }: Engine,
  key: string,
  origin: string | null,
): void {
  const waitMs = rateLimiter.take(`${key} ${origin ?? ''}`, clock.now())
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new ServiceError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
