import { type BaseUrl, createOnrampClient, type OnrampClient } from '@onramp-kit/core'
import { QueryClient } from '@tanstack/react-query'

interface Connection {
  readonly client: OnrampClient
  readonly queryClient: QueryClient
}

const connections = new Map<string, Connection>()
const ofClients = new WeakMap<OnrampClient, Connection>()

/**
 * Returns the client and the cache of an element. Elements with the same client, or the same key and base URL, share them.
 * Reports an invalid key or base URL, and returns no client.
 */
export function connect(
  client: OnrampClient | undefined,
  publishableKey: string | undefined,
  baseUrl: BaseUrl | undefined,
): Partial<Connection> & { readonly client: OnrampClient } {
  if (client !== undefined) {
    const known = ofClients.get(client) ?? connectionOf(client)
    ofClients.set(client, known)
    return known
  }
  const key = JSON.stringify([publishableKey, baseUrl])
  const known = connections.get(key)
  if (known !== undefined) return known
  try {
    const options = { publishableKey: publishableKey ?? '', baseUrl: baseUrl ?? '' }
    const created = connectionOf(createOnrampClient(options))
    connections.set(key, created)
    return created
  } catch (error) {
    console.error(error)
    // The provider shows that it has no client.
    return { client: undefined as never }
  }
}

function connectionOf(client: OnrampClient): Connection {
  return { client, queryClient: new QueryClient() }
}
