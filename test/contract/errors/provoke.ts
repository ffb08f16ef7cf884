import { isApiError } from '@onramp-kit/core'
import { errorEnvelope, parse, type RouteTable } from '@onramp-kit/core/contract'
import type { ServiceOptions } from '@onramp-kit/msw'
import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { expect } from 'vitest'

/** A client and the simulated service, before a call that fails. */
export interface Harness {
  readonly service: { readonly advance: (ms: number) => void }
  readonly clock: VirtualClock
  /** Sends a valid request of the route. */
  readonly call: () => Promise<unknown>
  /** Registers a wallet as a customer; both wallets use the same email address. */
  readonly register: (wallet?: 'other') => Promise<unknown>
  /** Changes every later request on its way to the service. */
  readonly change: (change: (request: Request) => Request | Promise<Request>) => void
  /** The service's last response. */
  readonly response: () => Response
}

/** How to make the simulated service answer a valid call with an error. */
interface Provocation<World extends Harness = Harness> {
  readonly publishableKey?: string
  readonly service?: ServiceOptions
  /** The wallet of the call. Default: the signed-in one. */
  readonly wallet?: 'other'
  readonly before?: (world: World) => unknown
}

/** A row of the error table: an error code, what provokes it, and what the client throws. */
export interface ErrorRow<World extends Harness = Harness> extends Provocation<World> {
  readonly status: number
  /** The field that the error names on a GET. */
  readonly fieldOnGet?: string
  /** The outcome on a route that is not idempotent. Default: `none`. */
  readonly outcome?: 'unknown'
  /** The operation that fails when a wallet route first renews the session. */
  readonly renewal?: 'session.siwe'
}

/** One generation of the interface: its routes, its rows of the error table and a way to call it. */
export interface ErrorContract<
  Id extends string = string,
  Code extends string = string,
  World extends Harness = Harness,
> {
  readonly routes: Readonly<Record<Id, RouteTable[string]>>
  readonly rows: Readonly<Record<Code, ErrorRow<World>>>
  readonly open: (id: Id, provocation: Provocation<World>) => Promise<World>
}

/** Makes a call fail with an error code. Returns the client's error and the service's response. */
export async function provoke<Id extends string, Code extends string, World extends Harness>(
  { rows, open }: ErrorContract<Id, Code, World>,
  id: Id,
  code: Code,
) {
  const world = await open(id, rows[code])
  await rows[code].before?.(world)
  const failure = world.call().then(
    () => undefined,
    (error: unknown) => error,
  )
  // Longer than the client retries.
  await world.clock.advance(600_000)
  return { error: await failure, response: world.response() }
}

/** Every route with each of the error codes it declares. */
export function pairsOf<Id extends string, Code extends string, World extends Harness>({
  routes,
}: ErrorContract<Id, Code, World>) {
  return (Object.keys(routes) as Id[]).flatMap((id) =>
    routes[id].errors.map((code): readonly [Id, Code] => [id, code as Code]),
  )
}

/** Makes the first route that declares an error code fail with it; `undefined` if there is none. */
export async function provokeFirst<Id extends string, Code extends string, World extends Harness>(
  contract: ErrorContract<Id, Code, World>,
  code: string,
) {
  const pair = pairsOf(contract).find(([, declared]) => declared === code)
  return pair && provoke(contract, ...pair)
}

/** Asserts that the client throws what the row of the error table says. */
export async function expectError<Id extends string, Code extends string, World extends Harness>(
  contract: ErrorContract<Id, Code, World>,
  id: Id,
  code: Code,
): Promise<void> {
  const { error, response } = await provoke(contract, id, code)
  const { method, idempotent } = contract.routes[id]
  const { status, fieldOnGet, outcome = 'none', renewal } = contract.rows[code]
  expect(isApiError(error)).toBe(true)
  expect(error).toMatchObject({
    name: 'ApiError',
    operation: id.startsWith('wallets.') ? (renewal ?? id) : id,
    status,
    code,
    outcome: idempotent ? 'none' : outcome,
    field: method === 'GET' ? fieldOnGet : undefined,
  })
  expect(response.status).toBe(status)
  expect(parse(errorEnvelope, await response.json()).error.code).toBe(code)
}
