import type { OnrampClient, RailConfig } from '@onramp-kit/core'
import { type ReadQuery, readQuery } from './readQuery.ts'

/** What opens the hosted crypto-deposit flow: read once, at start-up, and kept. (Interface: GET /v1/rail/config.) */
export function railConfigQuery(client: OnrampClient): ReadQuery<RailConfig, null> {
  return {
    ...readQuery(client, 'rail.config', null, (_, options) => client.rail.config(options)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }
}
