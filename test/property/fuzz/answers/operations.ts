import type { Route, RouteId } from '@onramp-kit/core/contract'
import { routes } from '@onramp-kit/core/contract'
import { type SupersededRouteId, supersededRoutes } from '@onramp-kit/superseded/contract'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { createTestClient } from '@onramp-kit/test-tools/testClient'

/** An operation of a client of either contract. */
export type Operation = {
  readonly route: Route
} & (
  | { readonly contract: 'current'; readonly id: RouteId }
  | { readonly contract: 'superseded'; readonly id: SupersededRouteId }
)

/** Every operation, taken from the route tables so that none is missing. */
export const operations: readonly Operation[] = [
  ...Object.entries(routes).map(([id, route]) => ({
    contract: 'current' as const,
    id: id as RouteId,
    route: route as Route,
  })),
  ...Object.entries(supersededRoutes).map(([id, route]) => ({
    contract: 'superseded' as const,
    id: id as SupersededRouteId,
    route: route as Route,
  })),
]

type Fields = Readonly<Record<string, unknown>>

/** Calls an operation by the name of its client method, with the fields it takes. */
export function callOf(client: object, { id, route }: Operation, fields: Fields): Promise<unknown> {
  const method = id
    .split('.')
    .reduce((part: object, name) => Reflect.get(part, name) as object, client)
  const names = Object.keys(route.input._zod.def.shape)
  const input = Object.fromEntries(names.map((name) => [name, fields[name]]))
  return (method as (input: Fields) => Promise<unknown>)(input)
}

/** A client of the operation's contract on this network, with its clock. */
export function clientOf({ contract }: Operation, fetch: typeof globalThis.fetch) {
  return contract === 'current'
    ? createTestClient({ fetch })
    : createSupersededTestClient({ fetch })
}
