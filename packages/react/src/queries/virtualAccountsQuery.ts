import type {
  Customer,
  OnrampClient,
  OnrampError,
  VirtualAccounts,
  WalletInput,
} from '@onramp-kit/core'
import { customerPolicy, hasDetails, isTransient } from '@onramp-kit/core/internal'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { IdleQueryOptions, OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'
import { polledQuery } from './polledQuery.ts'

/**
 * Query options of a customer's status with the banking provider. Polls with a growing interval until the provider has
 * decided, and pauses while the page is hidden: the hosted identity page posts no message. Idle without an input.
 */
export function virtualAccountStatusQueryOptions(
  client: OnrampClient,
  input: WalletInput,
): OnrampQueryOptions<Customer, WalletInput>
export function virtualAccountStatusQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
): IdleQueryOptions<Customer, WalletInput>
export function virtualAccountStatusQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
): IdleQueryOptions<Customer, WalletInput> {
  const { queryFn, refetchInterval } = polledQuery<Customer>({
    platform: client.platform,
    policy: customerPolicy,
    read: (signal) => client.virtualAccounts.status(input as WalletInput, { signal }),
  })
  return queryOptions<Customer, OnrampError, Customer, OnrampQueryKey<WalletInput>>({
    queryKey: onrampKeys.virtualAccounts.status(client, input),
    queryFn: input === undefined ? skipToken : queryFn,
    // The client has already retried.
    retry: false,
    refetchInterval,
  })
}

// Not `polledQuery`: a list has no status, and core's customer policy adds jitter and stays at 3 s for 20 reads.
/** Polling interval until there are accounts, all with details, in milliseconds: 3 s more per read, at most a minute. */
const SOONEST = 3_000
const LATEST = 60_000

export interface VirtualAccountsOptions {
  /**
   * Polls until the wallet has accounts, all with details, for a customer who has just become active, and retries transient
   * errors and unexpected responses. @default false
   */
  readonly awaitFirst?: boolean | undefined
}

/** Query options of a wallet's bank accounts, with the details to show. Idle without an input. */
export function virtualAccountsQueryOptions(
  client: OnrampClient,
  input: WalletInput,
  options?: VirtualAccountsOptions,
): OnrampQueryOptions<VirtualAccounts, WalletInput>
export function virtualAccountsQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
  options?: VirtualAccountsOptions,
): IdleQueryOptions<VirtualAccounts, WalletInput>
export function virtualAccountsQueryOptions(
  client: OnrampClient,
  input: WalletInput | undefined,
  { awaitFirst = false }: VirtualAccountsOptions = {},
): IdleQueryOptions<VirtualAccounts, WalletInput> {
  return queryOptions<VirtualAccounts, OnrampError, VirtualAccounts, OnrampQueryKey<WalletInput>>({
    queryKey: onrampKeys.virtualAccounts.list(client, input),
    queryFn:
      input === undefined
        ? skipToken
        : ({ signal }) => client.virtualAccounts.list(input, { signal }),
    // The client has already retried.
    retry: false,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      // A response that is not the service's, such as of a gateway, says nothing of the accounts.
      const mayOpen = error
        ? error.name === 'ContractError' || isTransient(error)
        : !data?.data.length || !data.data.every(hasDetails)
      if (!awaitFirst || !mayOpen) return false
      const reads = dataUpdateCount + errorUpdateCount
      return Math.max((error?.retryAfter ?? 0) * 1_000, Math.min(LATEST, SOONEST * reads))
    },
  })
}
