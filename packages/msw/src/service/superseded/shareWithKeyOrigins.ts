import { admitsOrigin } from '../api/authorize.ts'
import type { Share } from '../http/endpoint.ts'
import type { ServiceKey } from '../options/serviceOptions.ts'

/**
 * Opens answers to cookies to the very page that asks, where one of the keys may be used from there, and to no other.
 * Which key it is, a preflight does not say, nor does a request whose cookie is missing; but a page that the session's
 * own key may not be used from reads nothing, not even its refusal. (Interface: Superseded contract, "credentials
 * included".)
 */
export function shareWithKeyOrigins(keys: readonly ServiceKey[]): Share {
  return (origin, response, refused) => {
    response.headers.append('Vary', 'Origin')
    const isOpen =
      // Every sandboxed frame calls its origin null: it would be all of them.
      origin !== null && origin !== 'null' && keys.some((key) => admitsOrigin(key, origin))
    if (!isOpen || refused?.code === 'origin_not_allowed') return response
    response.headers.set('Access-Control-Allow-Origin', origin)
    response.headers.set('Access-Control-Allow-Credentials', 'true')
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After')
    return response
  }
}
