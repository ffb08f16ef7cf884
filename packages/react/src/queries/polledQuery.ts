import { isOnrampError } from '@onramp-kit/core'
import { createPoll, type Poll, type PollContext } from '@onramp-kit/core/internal'
import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

type AnyPoll = Pick<Poll<never>, 'state' | 'next'>

/** The poll of each query: React Query keeps neither failures in a row nor when a status was first seen. */
const polls = new WeakMap<object, AnyPoll>()

/** A query as React Query passes it to `refetchInterval`. */
interface PolledQuery<Data> {
  readonly state: {
    readonly data: Data | undefined
    readonly error: Error | null
  }
}

/**
 * Returns the options of a query that core polls: React Query reads when core's poll says so. A resource that was found once
 * is polled on after 404s, because a page shows it.
 */
export function polledQuery<Data extends { readonly status: string }>(context: PollContext<Data>) {
  function pollFor(query: object): Poll<Data> {
    const poll =
      (polls.get(query) as Poll<Data> | undefined) ?? createPoll(context, { isKept: true })
    polls.set(query, poll)
    return poll
  }
  return {
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Data> => {
      const query = client.getQueryCache().find({ queryKey })
      if (query === undefined) return context.read(signal)
      const { dataUpdateCount, errorUpdateCount } = query.state
      // A query that was reset starts again.
      if (dataUpdateCount + errorUpdateCount === 0) polls.delete(query)
      return pollFor(query).read(signal)
    },
    /** Milliseconds until the next read, or false to stop. */
    refetchInterval: (query: PolledQuery<Data>): number | false => {
      const { data, error } = query.state
      if (error !== null && !isOnrampError(error)) return false
      // Before the first read there is nothing to pace, and a prerender must not read the clock.
      const isNew = !polls.has(query)
      if (data === undefined && isNew) return false
      const poll = pollFor(query)
      // Data that was not read here, such as a prefetched order or the response to a registration.
      const isGiven = isNew || (poll.next() === 'failed' && error === null)
      if (isGiven && data !== undefined) poll.seen(data)
      const next = poll.next()
      return typeof next === 'number' ? next : false
    },
  }
}

/** Returns the poll of a query, once it was read or has data. */
export function pollOf(queryClient: QueryClient, queryKey: QueryKey): AnyPoll | undefined {
  const query = queryClient.getQueryCache().find({ queryKey })
  return query && polls.get(query)
}
