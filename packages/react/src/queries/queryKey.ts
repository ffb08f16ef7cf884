import type { KeyEnvironment, OnrampClient } from '@onramp-kit/core'

/** Whose answer it is, of which operation, to which input. Never the publishable key; the same on server and client. */
export type QueryKey<Input> = readonly [
  'onramp-kit',
  KeyEnvironment,
  baseUrl: string,
  operation: string,
  Input | undefined,
]

export function queryKey<Input>(
  { environment, baseUrl }: OnrampClient,
  operation: string,
  input: Input | undefined,
): QueryKey<Input> {
  return ['onramp-kit', environment, baseUrl, operation, input]
}
