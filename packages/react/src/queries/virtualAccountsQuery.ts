import type { Customer, OnrampClient, VirtualAccounts, WalletInput } from '@onramp-kit/core'
import { customerPolicy, isTransient } from '@onramp-kit/core/internal'
import { pollInterval } from './pollInterval.ts'
import { type ReadQuery, readQuery } from './readQuery.ts'

/**
 * A customer's status with the banking provider, polled at the client's pace until it is decided, and not while the page
 * is hidden. Disabled without an input. The hosted identity page posts no message, so polling detects its end.
 */
export function virtualAccountStatusQuery(
  client: OnrampClient,
  input: WalletInput | undefined,
): ReadQuery<Customer, WalletInput> {
  return {
    ...readQuery(client, 'virtualAccounts.status', input, (given, options) =>
      client.virtualAccounts.status(given, options),
    ),
    refetchInterval: (query) => pollInterval(client, customerPolicy, query),
  }
}

/** Interval between two looks for the first account: 3 s more per read, at most a minute. */
const SOONEST = 3_000
const LATEST = 60_000

export interface VirtualAccountsOptions {
  /** Asks again, once a minute at the most, until there is an account: for a customer who has just become active. */
  readonly awaitFirst?: boolean
}

/** Every bank account of a wallet, with the details to show. Without an input it waits. */
export function virtualAccountsQuery(
  client: OnrampClient,
  input: WalletInput | undefined,
  { awaitFirst = false }: VirtualAccountsOptions = {},
): ReadQuery<VirtualAccounts, WalletInput> {
  return {
    ...readQuery(client, 'virtualAccounts.list', input, (given, options) =>
      client.virtualAccounts.list(given, options),
    ),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (!awaitFirst || data?.data.length !== 0) return false
      const retryAfter = isTransient(error) ? (error.retryAfter ?? 0) * 1_000 : 0
      return Math.max(retryAfter, Math.min(LATEST, SOONEST * dataUpdateCount))
    },
  }
}
