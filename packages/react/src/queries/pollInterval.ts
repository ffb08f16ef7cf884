import { isOnrampError, type OnrampClient } from '@onramp-kit/core'
import {
  afterFailure,
  afterRead,
  nextRead,
  type PollPolicy,
  type PollState,
  startPolling,
} from '@onramp-kit/core/internal'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query as React Query passes it to `refetchInterval`. */
interface PolledQuery<Data> {
  readonly state: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly dataUpdateCount: number
    readonly errorUpdateCount: number
  }
}

/** Per query, because React Query keeps neither failures in a row nor when a status was first read. */
const polls = new WeakMap<
  object,
  { readonly state: PollState; readonly interval: number | false }
>()

/** Returns whether React Query polls a query again after its last response. */
export function isPolled(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey })
  const interval = query && polls.get(query)?.interval
  return interval !== undefined && interval !== false
}

/**
 * Returns a query's `refetchInterval` by core's polling policy: milliseconds, or false to stop. Decided once per read, so
 * that rendering does not restart the timer.
 *
 * @param openedAt when the resource was opened, if that is known
 */
export function pollInterval<Data extends { readonly status: string }>(
  { platform }: OnrampClient,
  policy: PollPolicy,
  query: PolledQuery<Data>,
  openedAt?: (data: Data) => number,
): number | false {
  const { data, error, dataUpdateCount, errorUpdateCount } = query.state
  const reads = dataUpdateCount + errorUpdateCount
  const last = polls.get(query)
  // A query that was reset counts from zero again.
  if (reads === 0) polls.delete(query)
  else if (last?.state.reads === reads) return last.interval
  if (error !== null && !isOnrampError(error)) return false
  // Before the first read there is nothing to pace, and a prerender must not read the clock.
  if (reads === 0 && data === undefined) return false
  const { clock } = platform
  const now = clock.now()
  let state = last !== undefined && last.state.reads < reads ? last.state : startPolling(now)
  while (state.reads < reads) {
    if (error !== null) state = afterFailure(state, error, clock)
    else if (data !== undefined) state = afterRead(state, data.status, now, openedAt?.(data) ?? now)
    else return false
  }
  if (reads === 0 && data !== undefined) {
    // Initial data, whose interval must not change with each render.
    state = afterRead(state, data.status, now, openedAt?.(data) ?? now)
    platform = { ...platform, random: () => 0.5 }
  }
  const next = nextRead(policy, { ...state, isKept: data !== undefined }, platform)
  const interval = typeof next === 'number' ? next : false
  polls.set(query, { state, interval })
  return interval
}
