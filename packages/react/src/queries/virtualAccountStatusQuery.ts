import {
  type Customer,
  isDecided,
  isTransient,
  type OnrampClient,
  type WalletInput,
} from '@onramp-kit/core'
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
