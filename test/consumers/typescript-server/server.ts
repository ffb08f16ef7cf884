// A merchant's server under tsc, without the types of the DOM. Each @ts-expect-error fails if a declaration resolves to `any`.
import {
  type CardOrder,
  createOnrampClient,
  hostFrame,
  isOnrampError,
  type OnrampClientOptions,
} from '@onramp-kit/core'
import { routes } from '@onramp-kit/core/contract'
import { createSupersededClient } from '@onramp-kit/superseded'

const options: OnrampClientOptions = {
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://sandbox.example',
  headers: ({ operation }) => ({ traceparent: operation, 'x-tenant': undefined }),
  fetch: (input, init) => fetch(input, init),
}
const onramp = createOnrampClient(options)

export async function follow(id: string, wallet: string): Promise<CardOrder> {
  const { signal } = new AbortController()
  for await (const { status } of onramp.card.orders.watch({ id, wallet }, { signal })) {
    if (status === 'order_broadcasted') break
    // @ts-expect-error: the status is text
    status.toFixed()
  }
  // @ts-expect-error: a signal is not text
  return onramp.card.orders.get({ id, wallet }, { signal: 'now' })
}

export function outcomeOf(error: unknown): 'none' | 'unknown' | undefined {
  return isOnrampError(error) ? error.outcome : undefined
}

// @ts-expect-error: a server has no iframe
hostFrame({}, { url: 'https://pay.example', onMessage: () => {} })

export const others = [routes, createSupersededClient]
