import type { Engine } from '../engine.ts'
import type { EndpointCall } from '../http/endpoint.ts'
import type { Tenant } from '../tenant.ts'
import { identify } from './identify.ts'
import { takeShare } from './takeShare.ts'

/**
 * Lets a request through to its operation, or says why not: first the key and its origins, then the
 * share of requests. (Interface: Authentication 1 to 4, Limits 4; assumption `limits.rate`.)
 * @returns whose key it is; `null` on a route that takes none
 */
export function admit(
  engine: Engine,
  takesKey: boolean,
  call: Pick<EndpointCall, 'request' | 'origin'>,
): Tenant | null {
  const tenant = takesKey ? identify(engine, call) : null
  takeShare(engine, tenant?.key ?? '', call.origin)
  return tenant
}
