import type { OnrampClient, RequestOptions } from '@onramp-kit/core'
import { skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { type QueryKey, queryKey } from './queryKey.ts'

/** The description of a read, to be shared between hooks, prefetching and invalidation. */
export type ReadQuery<Data, Input> = UseQueryOptions<Data, Error, Data, QueryKey<Input>> & {
  readonly queryKey: QueryKey<Input>
}

/** What every read has in common. Without an input it waits. */
export function readQuery<Data, Input>(
  client: OnrampClient,
  operation: string,
  input: Input | undefined,
  read: (input: Input, options: RequestOptions) => Promise<Data>,
) {
  return {
    queryKey: queryKey(client, operation, input),
    queryFn:
      input === undefined
        ? skipToken
        : ({ signal }: { readonly signal: AbortSignal }) => read(input, { signal }),
    // The client's transport has tried again already.
    retry: false,
  } as const
}
