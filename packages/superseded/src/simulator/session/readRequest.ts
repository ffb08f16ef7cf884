import { type RouteInput, wallet } from '@onramp-kit/core/contract'
import {
  createFieldNaming,
  type EndpointCall,
  parseInput,
  readJsonObject,
} from '@onramp-kit/msw/internal'
import type { SupersededRouteId, SupersededRoutes } from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'
import { supersededError } from '../supersededError.ts'

/**
 * Reads a route's input from path and body. Reads the body only where the route needs it; an empty one counts as `{}`,
 * because a renewal sends none.
 * @throws ServiceError `validation_error`
 */
export async function readInput<Id extends SupersededRouteId>(
  { superseded }: SupersededEngine,
  id: Id,
  { params, request }: EndpointCall,
): Promise<RouteInput<SupersededRoutes[Id]>> {
  const { fieldNames, routes } = superseded
  const naming = createFieldNaming(fieldNames)
  const { input: schema } = routes[id]
  const takesMore = Object.keys(schema.shape).some((field) => !Object.hasOwn(params, field))
  const body = takesMore ? naming.fromWire(await readJsonObject(request, '{}')) : {}
  // TypeScript cannot tell that the schema is that of `Id`.
  return parseInput(schema, { ...body, ...params }, naming) as RouteInput<SupersededRoutes[Id]>
}

/**
 * Reads the wallet of the path, in lower case. (Interface: Superseded routes.)
 * @throws ServiceError `invalid_wallet`
 */
export function pathWallet({ params }: Pick<EndpointCall, 'params'>): string {
  const { address = '' } = params
  if (wallet.issueOf(address) === undefined) return address.toLowerCase()
  throw supersededError('invalid_wallet', 'address: must be 0x followed by 40 hexadecimal digits')
}

/**
 * Reads a cookie of a request.
 * @returns `undefined` without such a cookie; `''` for several of one name, because one may be planted
 */
export function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const values = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length > 1 ? '' : values[0]
}
