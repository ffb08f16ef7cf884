import {
  isTransient,
  type OnrampClient,
  type VirtualAccounts,
  type WalletInput,
} from '@onramp-kit/core'
import { type ReadQuery, readQuery } from './readQuery.ts'

export interface VirtualAccountsOptions {
  /** Asks again, once a minute at the most, until there is an account: for a customer who has just become active. */
  readonly awaitFirst?: boolean
}

const SOONEST = 3_000
const LATEST = 60_000

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
