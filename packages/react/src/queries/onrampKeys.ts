import type {
  CardOrderInput,
  CardQuoteInput,
  KeyEnvironment,
  OnrampClient,
  OnrampError,
  WalletInput,
} from '@onramp-kit/core'
import type {
  DataTag,
  UndefinedInitialDataOptions,
  UnusedSkipTokenOptions,
} from '@tanstack/react-query'

/** `[scope, environment, baseUrl, operation, input]`; without `input`, the prefix that every input of an operation shares. */
export type OnrampQueryKey<Input = unknown> = readonly [
  scope: 'onramp-kit',
  environment: KeyEnvironment,
  baseUrl: string,
  operation: string,
  input?: Input,
]

/** The result of `queryOptions()` for a read, spelled out so that declarations name only exports of react-query. */
export type OnrampQueryOptions<Data, Input = never> = ([Input] extends [never]
  ? UnusedSkipTokenOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>
  : UndefinedInitialDataOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>) & {
  readonly queryKey: DataTag<OnrampQueryKey<Input>, Data, OnrampError>
}

/**
 * Key of every query of one client. Exported as part of `onrampKeys`, whose functions return the prefix of an operation's
 * keys when called without an input. No key contains the publishable key. A server and a browser create the same keys.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampKeys.virtualAccounts.list(onramp, { wallet }) })
 * queryClient.removeQueries({ queryKey: onrampKeys.all(onramp) })
 */
export const all = ({ environment, baseUrl }: OnrampClient) =>
  ['onramp-kit', environment, baseUrl] as const

export const card = {
  order: (client: OnrampClient, input?: CardOrderInput) => key(client, 'card.orders.get', input),
  quote: (client: OnrampClient, input?: CardQuoteInput) => key(client, 'card.quote', input),
}

export const virtualAccounts = {
  list: (client: OnrampClient, input?: WalletInput) => key(client, 'virtualAccounts.list', input),
  status: (client: OnrampClient, input?: WalletInput) =>
    key(client, 'virtualAccounts.status', input),
}

export const rail = { config: (client: OnrampClient) => key(client, 'rail.config') }

export const fx = { rates: (client: OnrampClient) => key(client, 'fx.rates') }

function key<Input = never>(
  client: OnrampClient,
  operation: string,
  input?: Input,
): OnrampQueryKey<Input> {
  const prefix = [...all(client), operation] as const
  return input === undefined ? prefix : [...prefix, input]
}
