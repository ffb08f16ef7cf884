import {
  type KeyEnvironment,
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
} from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'

/**
 * Lets a request through to its operation, or says why not: first the key, then the key's origins,
 * then the key's share of requests. (Interface: Authentication 2 to 4, Limits 4.)
 * @returns the key's environment
 */
export function admit(engine: Engine, request: Request, origin: string | null): KeyEnvironment {
  const { clock, rateLimiter, settings } = engine
  const key = request.headers.get(PUBLISHABLE_KEY_HEADER)
  if (!key) {
    throw new ServiceError(
      'publishable_key_missing',
      `Send the publishable key in the header ${PUBLISHABLE_KEY_HEADER}.`,
    )
  }
  const known = settings.keys.find((candidate) => candidate.key === key)
  if (!known)
    throw new ServiceError('invalid_publishable_key', 'This publishable key is not known.')
  if (known.origins.length > 0 && (origin === null || !known.origins.includes(origin))) {
    throw new ServiceError(
      'origin_not_allowed',
      `This key may not be used from ${origin ?? 'a request without an origin'}.`,
    )
  }
  const waitMs = rateLimiter.take(`${key} ${origin ?? ''}`, clock.now())
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000)
    throw new ServiceError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
  return PUBLISHABLE_KEY_PATTERN.exec(key)?.[1] === 'live' ? 'live' : 'sandbox'
}
