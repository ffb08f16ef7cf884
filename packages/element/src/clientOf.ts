import { type BaseUrl, createOnrampClient, type OnrampClient } from '@onramp-kit/core'

const clients = new Map<string, OnrampClient | undefined>()

/**
 * Returns the client of an element. Elements with the same key and base URL share it. Reports an invalid key or base URL once,
 * and returns no client.
 */
export function clientOf(
  publishableKey: string | undefined,
  baseUrl: BaseUrl | undefined,
): OnrampClient | undefined {
  const key = JSON.stringify([publishableKey, baseUrl])
  if (!clients.has(key)) clients.set(key, create(publishableKey, baseUrl))
  return clients.get(key)
}

function create(publishableKey = '', baseUrl: BaseUrl = ''): OnrampClient | undefined {
  try {
    return createOnrampClient({ publishableKey, baseUrl })
  } catch (error) {
    console.error(error)
    return undefined
  }
}
