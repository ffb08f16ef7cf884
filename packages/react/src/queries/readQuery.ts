import type { KeyEnvironment, OnrampClient, RequestOptions } from '@onramp-kit/core'
import { skipToken, type UseQueryOptions } from '@tanstack/react-query'

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

/** Whose answer it is, of which operation, to which input. Never the publishable key; the same on server and client. */
type QueryKey<Input> = readonly [
  'onramp-kit',
  KeyEnvironment,
  baseUrl: string,
  operation: string,
  Input | undefined,
]

function queryKey<Input>(
  { environment, baseUrl }: OnrampClient,
  operation: string,
  input: Input | undefined,
): QueryKey<Input> {
  return ['onramp-kit', environment, baseUrl, operation, input]
}
