import {
  type CardOrderInput,
  type CardQuoteInput,
  checkWallet,
  type KeyEnvironment,
  type OnrampClient,
  type OnrampError,
  type WalletInput,
} from '@onramp-kit/core'
import type {
  DataTag,
  UndefinedInitialDataOptions,
  UnusedSkipTokenOptions,
} from '@tanstack/react-query'

/** Without `input`, the prefix that every input of an operation shares. */
export type OnrampQueryKey<Input = unknown> = readonly [
  scope: 'onramp-kit',
  environment: KeyEnvironment,
  client: string,
  operation: string,
  input?: Input,
]

interface TaggedKey<Data, Input> {
  readonly queryKey: DataTag<OnrampQueryKey<Input>, Data, OnrampError>
}

/** What `queryOptions()` returns for a read, spelled out so that declarations name only what react-query exports. */
export type OnrampQueryOptions<Data, Input = never> = TaggedKey<Data, Input> &
  UnusedSkipTokenOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>

/** Options of a read that is idle without an input, which `useSuspenseQuery` cannot take. */
export type IdleQueryOptions<Data, Input> = TaggedKey<Data, Input> &
  UndefinedInitialDataOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>

/**
 * `onrampKeys.all(client)` is the key of every query of one client. The other functions return the key of an operation, or
 * without an input the prefix of its keys. A key holds a hash of the publishable key and base URL; a server and a browser
 * make the same keys. A valid wallet is in lower case.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampKeys.card.order(onramp, { id, wallet }) })
 * queryClient.removeQueries({ queryKey: onrampKeys.all(onramp) })
 */
export const all = ({ environment, scope }: OnrampClient) =>
  ['onramp-kit', environment, scope] as const

/** `order(client, input?)` and `quote(client, input?)`. */
export const card = {
  order: (client: OnrampClient, input?: CardOrderInput) =>
    key(client, 'card.orders.get', byWallet(input)),
  quote: (client: OnrampClient, input?: CardQuoteInput) =>
    key(client, 'card.quote', byWallet(input)),
}

/** `list(client, input?)` and `status(client, input?)`. */
export const virtualAccounts = {
  list: (client: OnrampClient, input?: WalletInput) =>
    key(client, 'virtualAccounts.list', byWallet(input)),
  status: (client: OnrampClient, input?: WalletInput) =>
    key(client, 'virtualAccounts.status', byWallet(input)),
}

/** `config(client)`. */
export const rail = { config: (client: OnrampClient) => key(client, 'rail.config') }

/** `rates(client)`. */
export const fx = { rates: (client: OnrampClient) => key(client, 'fx.rates') }

/** Spells a wallet in one way, unless it is mistyped: the query of the corrected one must not share its error. */
function byWallet<Input extends { readonly wallet?: string | undefined }>(
  input: Input | undefined,
): Input | undefined {
  const wallet = input?.wallet
  return wallet && checkWallet(wallet).length === 0
    ? { ...input, wallet: wallet.toLowerCase() }
    : input
}

function key<Input = never>(
  client: OnrampClient,
  operation: string,
  input?: Input,
): OnrampQueryKey<Input> {
  const prefix = [...all(client), operation] as const
  return input === undefined ? prefix : [...prefix, input]
}
