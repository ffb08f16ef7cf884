import { isOnrampError } from '@onramp-kit/core'
import { createPoll, type Poll, type PollContext } from '@onramp-kit/core/internal'
import type { QueryClient, QueryFunctionContext, QueryKey, QueryState } from '@tanstack/react-query'

/** The poll of a query: React Query keeps neither failures in a row nor when a status was first seen. */
interface Polled<Data> {
  readonly poll: Poll<Data>
  /** The data that the poll knows. */
  data?: Data | undefined
  /** What was read, and may not be in the query yet: React Query shares the parts that are the same. */
  read?: Data | undefined
}

const polls = new WeakMap<object, Polled<never>>()

/**
 * Returns the options of a query that core polls: React Query reads when core's poll says so. Polling continues after 404s of
 * a resource that was found once, because a page shows it.
 */
export function polledQuery<Data extends { readonly status: string }>({
  read,
  ...context
}: PollContext<Data> & { readonly read: (signal: AbortSignal) => Promise<Data> }) {
  /** Returns the poll of a query, which then knows the query's data. */
  function polledOf(query: { readonly state: QueryState<Data> }): Polled<Data> {
    const known = polls.get(query) as Polled<Data> | undefined
    const polled = known ?? { poll: createPoll(context, { isKept: true }) }
    polls.set(query, polled as unknown as Polled<never>)
    const { data } = query.state
    if (data !== polled.data) {
      // Data that was not read here, such as a prefetched order or the response to a registration.
      if (data !== undefined && data.status !== polled.read?.status) polled.poll.seen(data)
      polled.data = data
    }
    polled.read = undefined
    return polled
  }
  return {
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Data> => {
      const query = client.getQueryCache().find<Data>({ queryKey })
      if (query === undefined) return read(signal)
      const { dataUpdateCount, errorUpdateCount } = query.state
      // A query that was reset starts again.
      if (dataUpdateCount + errorUpdateCount === 0) polls.delete(query)
      const polled = polledOf(query)
      const answer = await polled.poll.read(read, signal)
      polled.read = (polled.poll.state().isStale && query.state.data) || answer
      return polled.read
    },
    /** Milliseconds until the next read, or false to stop. */
    refetchInterval: (query: { readonly state: QueryState<Data> }): number | false => {
      const { data, error } = query.state
      if (error !== null && !isOnrampError(error)) return false
      // Before the first read there is nothing to pace, and a prerender must not read the clock.
      if (data === undefined && !polls.has(query)) return false
      const next = polledOf(query).poll.next()
      return typeof next === 'number' ? next : false
    },
  }
}

/** Returns the poll of a query, once it was read or has data. */
export function pollOf(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Pick<Poll<unknown>, 'state' | 'next' | 'exists'> | undefined {
  const query = queryClient.getQueryCache().find({ queryKey })
  return query && polls.get(query)?.poll
}
