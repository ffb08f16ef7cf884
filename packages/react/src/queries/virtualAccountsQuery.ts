import {
  type Customer,
  isDecided,
  type OnrampClient,
  type VirtualAccounts,
  type WalletInput,
} from '@onramp-kit/core'
import { isTransient } from '@onramp-kit/core/internal'
import { type ReadQuery, readQuery } from './readQuery.ts'

const SOONEST = 3_000
const LATEST = 60_000
/** Reads at the first pace: a minute, in which most identities are verified. */
const EAGER_READS = 20

/**
 * How far the provider has come with a customer: asked for until it is decided, ever more rarely, and not while the page
 * is hidden. Without an input it waits. The hosted identity page posts no message, so this is how its end is seen.
 */
export function virtualAccountStatusQuery(
  client: OnrampClient,
  input: WalletInput | undefined,
): ReadQuery<Customer, WalletInput> {
  return {
    ...readQuery(client, 'virtualAccounts.status', input, (given, options) =>
      client.virtualAccounts.status(given, options),
    ),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (data === undefined && error === null) return false
      if (data !== undefined && isDecided(data.status)) return false
      if (error !== null && !isTransient(error)) return false
      const retryAfter = isTransient(error) ? (error.retryAfter ?? 0) * 1_000 : 0
      const reads = Math.max(0, dataUpdateCount + errorUpdateCount - EAGER_READS)
      return Math.max(retryAfter, Math.min(LATEST, SOONEST * (reads + 1)))
    },
  }
}

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
