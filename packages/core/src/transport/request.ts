import type { Route, RouteInput, RouteResponse, RouteTable } from '../contract/route.ts'
import { NetworkError } from '../errors/NetworkError.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { TimeoutError } from '../errors/TimeoutError.ts'
import { sleep } from '../platform/sleep.ts'
import { timedOut, withDeadline } from './deadline.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { refusalOf } from './refusal.ts'
import { retryDelay } from './retry.ts'
import { type Encoded, send } from './send.ts'
import type { Transport } from './transport.ts'

export interface RequestOptions {
  /** Stops the request at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * The one generic function: input → encode → send → decode → value. A repeatable route is sent again as retry.ts says,
 * or once with `attempts: 'one'`, for a caller with a schedule of its own; any other route is sent once, whatever
 * happens.
 */
export async function request<Table extends RouteTable, Id extends keyof Table & string>(
  transport: Transport<Table>,
  operation: Id,
  input: RouteInput<Table[Id]>,
  { signal, attempts = 'many' }: RequestOptions & { readonly attempts?: 'one' | 'many' } = {},
): Promise<RouteResponse<Table[Id]>> {
  const route = transport.routes[operation] as Route
  const encoded = encode(transport, operation, route, input)
  const { clock, random } = transport.platform
  for (let attempt = 1; ; attempt++) {
    try {
      const value = await sendOnce(transport, operation, route, encoded, signal)
      return value as RouteResponse<Table[Id]>
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      const mayRepeat = route.repeatable && attempts === 'many'
      const delay = mayRepeat ? retryDelay(error, attempt, random) : undefined
      if (delay === undefined) throw error
      await sleep(clock, delay, signal)
    }
  }
}

async function sendOnce(
  transport: Transport<RouteTable>,
  operation: string,
  route: Route,
  encoded: Encoded,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { platform, refusals } = transport
  const { clock, fetch, page } = platform
  // What was asked to wait is not sent; so the service did not act, whatever the answer said when it came.
  const refused = refusals.get(operation)?.(clock.now())
  if (refused) return decode(transport, operation, { ...route, repeatable: true }, refused)
  // Said to be offline, a purchase is not even tried: better no outcome than an unknown one.
  if (!route.repeatable && !page.online()) throw new NetworkError(operation, 'none')
  const answer = await withDeadline(clock, transport.timeout, signal, (inner) =>
    send(fetch, encoded, inner),
  ).catch((error: unknown) => {
    throw noAnswer(error, operation, route, transport.timeout)
  })
  const refusal = refusalOf(answer, clock.now())
  if (refusal) refusals.set(operation, refusal)
  return decode(transport, operation, route, answer)
}

function noAnswer(error: unknown, operation: string, route: Route, timeout: number): OnrampError {
  const outcome = route.repeatable ? 'none' : 'unknown'
  if (error === timedOut) return new TimeoutError(operation, outcome, timeout)
  return new NetworkError(operation, outcome, error)
}
