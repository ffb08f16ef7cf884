import {
  type Customer,
  type OnrampClient,
  type OnrampError,
  type VirtualAccounts,
  type WalletInput,
} from '@onramp-kit/core'
import { customerPolicy, isTransient } from '@onramp-kit/core/internal'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'
import { pollInterval } from './pollInterval.ts'

/**
 * Query options of a customer's status with the banking provider. Polls with a growing interval until the provider has
 * decided, and pauses while the page is hidden: the hosted identity page posts no message. Idle without an input.
 */
export function virtualAccountStatusQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
): OnrampQueryOptions<Customer, WalletInput> {
  return queryOptions<Customer, OnrampError, Customer, OnrampQueryKey<WalletInput>>({
    queryKey: onrampKeys.virtualAccounts.status(client, input),
    queryFn:
      input === undefined
        ? skipToken
        : ({ signal }) => client.virtualAccounts.status(input, { signal }),
    // The client has already retried.
    retry: false,
    refetchInterval: (query) => pollInterval(client, customerPolicy, query),
  })
}

/** Interval between two reads while there is no account: grows by 3 s per read, up to a minute. In milliseconds. */
const SOONEST = 3_000
const LATEST = 60_000

export interface VirtualAccountsOptions {
  /** Polls until the wallet has an account, for a customer who has just become active. @default false */
  readonly awaitFirst?: boolean | undefined
}

/** Query options of a wallet's bank accounts, with the details to show. Idle without an input. */
export function virtualAccountsQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
  { awaitFirst = false }: VirtualAccountsOptions = {},
): OnrampQueryOptions<VirtualAccounts, WalletInput> {
  return queryOptions<VirtualAccounts, OnrampError, VirtualAccounts, OnrampQueryKey<WalletInput>>({
    queryKey: onrampKeys.virtualAccounts.list(client, input),
    queryFn:
      input === undefined
        ? skipToken
        : ({ signal }) => client.virtualAccounts.list(input, { signal }),
    // The client has already retried.
    retry: false,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (!awaitFirst || data?.data.length !== 0) return false
      const retryAfter = isTransient(error) ? (error.retryAfter ?? 0) * 1_000 : 0
      return Math.max(retryAfter, Math.min(LATEST, SOONEST * dataUpdateCount))
    },
  })
}
