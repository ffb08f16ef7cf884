import { PUBLISHABLE_KEY_HEADER, PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { Engine, Tenant } from '../engine.ts'
import type { EndpointCall } from '../http/endpoint.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { ServiceKey } from '../options/serviceOptions.ts'
import { enforceRateLimit } from './rateLimit.ts'

/**
 * Lets a request through to its operation, or says why not: first the key and its origins, then the
 * share of requests. (Interface: Authentication 1 to 4, Limits 4; assumption `limits.rate`.)
 * @returns whose key it is; `null` on a route that takes none
 */
export function authorize(
  engine: Engine,
  takesKey: boolean,
  call: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant | null {
  const tenant = takesKey ? identify(engine, call) : null
  enforceRateLimit(engine, tenant?.key ?? '', call.origin)
  return tenant
}

/**
 * Whose key a request shows: first the key, then the key's origins. (Interface: Authentication 1 to 4.)
 * @throws ServiceError `publishable_key_missing`, `invalid_publishable_key` or `origin_not_allowed`
 */
export function identify(
  { settings }: Engine,
  { request, origin }: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant {
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
  checkOrigin(known, origin)
  const environment = PUBLISHABLE_KEY_PATTERN.exec(key)?.[1] === 'live' ? 'live' : 'sandbox'
  return { key, environment }
}

/** @throws ServiceError `origin_not_allowed` where a key may not be used. (Interface: Authentication 2.) */
export function checkOrigin(key: ServiceKey, origin: string | null): void {
  if (isOriginAllowed(key, origin)) return
  throw new ServiceError(
    'origin_not_allowed',
    `This key may not be used from ${origin ?? 'a request without an origin'}.`,
  )
}

/** Whether a key may be used from an origin. (Interface: Authentication 3.) */
export function isOriginAllowed({ origins }: ServiceKey, origin: string | null): boolean {
  return origins.length === 0 || (origin !== null && origins.includes(origin))
}
