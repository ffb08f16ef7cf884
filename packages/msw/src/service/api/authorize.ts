import { PUBLISHABLE_KEY_HEADER, PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { EndpointCall } from '../endpoint.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { ServiceKey } from '../options/serviceOptions.ts'
import type { Tenant } from '../records.ts'

/**
 * Authorizes a request: checks its key, the key's origins and the rate limit, in this order. (Interface:
 * Authentication 1 to 4, Limits 4; assumption `limits.rate`.)
 * @returns the key's tenant; `null` on a route that takes no key
 * @throws ServiceError what `identifyTenant` throws, or `rate_limited`
 */
export function authorize(
  engine: Engine,
  takesKey: boolean,
  call: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant | null {
  const tenant = takesKey ? identifyTenant(engine, call) : null
  enforceRateLimit(engine, tenant?.key ?? '', call.origin)
  return tenant
}

/**
 * Returns the tenant of a request's key. (Interface: Authentication 1 to 4.)
 * @throws ServiceError `publishable_key_missing`, `invalid_publishable_key` or `origin_not_allowed`
 */
export function identifyTenant(
  engine: Engine,
  { request, origin }: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant {
  const text = request.headers.get(PUBLISHABLE_KEY_HEADER)
  if (!text) {
    throw new ServiceError(
      'publishable_key_missing',
      `Send the publishable key in the header ${PUBLISHABLE_KEY_HEADER}.`,
    )
  }
  const key = findKey(engine, text)
  if (!key) throw new ServiceError('invalid_publishable_key', 'This publishable key is unknown.')
  checkOrigin(key, origin)
  const environment = PUBLISHABLE_KEY_PATTERN.exec(text)?.[1] === 'live' ? 'live' : 'sandbox'
  return { key: text, environment }
}

/** Returns the key that the service was given with this text, if any. */
export function findKey({ settings }: Engine, text: string | undefined): ServiceKey | undefined {
  return settings.keys.find(({ key }) => key === text)
}

/** @throws ServiceError `origin_not_allowed` for an origin outside the key's list. (Interface: Authentication 2.) */
export function checkOrigin(key: ServiceKey, origin: string | null): void {
  if (isOriginAllowed(key, origin)) return
  throw new ServiceError(
    'origin_not_allowed',
    `This key may not be used from ${origin ?? 'a request without an origin'}.`,
  )
}

/** True if a key may be used from an origin. (Interface: Authentication 3.) */
export function isOriginAllowed({ origins }: ServiceKey, origin: string | null): boolean {
  return origins.length === 0 || (origin !== null && origins.includes(origin))
}

/**
 * Counts a request against the limit of its key and origin. (Interface: Limits 4; assumption `limits.rate`.)
 * @param key the publishable key; `''` on a route that takes none
 * @throws ServiceError `rate_limited`, with `Retry-After`
 */
export function enforceRateLimit(
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
