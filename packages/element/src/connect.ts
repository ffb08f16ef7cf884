import { type BaseUrl, createOnrampClient, type OnrampClient } from '@onramp-kit/core'
import { QueryClient } from '@tanstack/react-query'

export interface Connection {
  readonly client: OnrampClient
  readonly queryClient: QueryClient
}

/** Of an invalid key or base URL. The provider shows that it has no client. */
interface NoConnection {
  readonly client: undefined
}

const connections = new Map<string, Connection | NoConnection>()
const ofClients = new WeakMap<OnrampClient, Connection>()

/**
 * Returns the client and the cache of an element. Elements with the same client, or the same key and base URL, share them.
 * Reports an invalid key or base URL once, and returns no client.
 */
export function connect(
  client: OnrampClient | undefined,
  publishableKey: string | undefined,
  baseUrl: BaseUrl | undefined,
): Connection | NoConnection {
  if (client !== undefined) {
    const known = ofClients.get(client) ?? connectionOf(client)
    ofClients.set(client, known)
    return known
  }
  const key = JSON.stringify([publishableKey, baseUrl])
  const known = connections.get(key)
  if (known !== undefined) return known
  const created = create(publishableKey, baseUrl)
  connections.set(key, created)
  return created
}

function create(publishableKey = '', baseUrl: BaseUrl = ''): Connection | NoConnection {
  try {
    return connectionOf(createOnrampClient({ publishableKey, baseUrl }))
  } catch (error) {
    console.error(error)
    return { client: undefined }
  }
}

function connectionOf(client: OnrampClient): Connection {
  return { client, queryClient: new QueryClient() }
}
