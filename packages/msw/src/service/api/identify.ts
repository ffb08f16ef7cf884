import { PUBLISHABLE_KEY_HEADER, PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { EndpointCall } from '../http/endpoint.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Tenant } from '../tenant.ts'
import { checkOrigin } from './checkOrigin.ts'

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
