import type { OnrampClient } from '@onramp-kit/core'

/** How every query key begins: whose answers these are, without the key itself. The same on server and client. */
export function queryScope({ environment, baseUrl }: OnrampClient) {
  return ['onramp-kit', environment, baseUrl] as const
}
