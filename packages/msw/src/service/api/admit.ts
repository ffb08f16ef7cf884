import { PUBLISHABLE_KEY_HEADER, PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { EndpointCall } from '../http/endpoint.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Tenant } from '../tenant.ts'

/**
 * Lets a request through to its operation, or says why not: first the key, then the key's origins,
 * then the share of requests. (Interface: Authentication 1 to 4, Limits 4; assumption `limits.rate`.)
 * @returns whose key it is; `null` on a route that takes none
 */
export function admit(
  engine: Engine,
  takesKey: boolean,
  { request, origin }: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant | null {
  const tenant = takesKey ? identify(engine, request, origin) : null
  takeShare(engine, `${tenant?.key ?? ''} ${origin ?? ''}`)
  return tenant
}

function identify({ settings }: Engine, { headers }: Request, origin: string | null): Tenant {
  const key = headers.get(PUBLISHABLE_KEY_HEADER)
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
  const environment = PUBLISHABLE_KEY_PATTERN.exec(key)?.[1] === 'live' ? 'live' : 'sandbox'
  return { key, environment }
}

function takeShare({ clock, rateLimiter }: Engine, caller: string): void {
  const waitMs = rateLimiter.take(caller, clock.now())
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new ServiceError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
