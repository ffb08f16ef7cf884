// A merchant's tests under tsc: the simulated service. Needs the types of Node, as msw/node does.
import { type CardOrder, createOnrampClient } from '@onramp-kit/core'
import { createHandlers, createService, type Scenario, ServiceError } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'
import { type ServedService, serve } from '@onramp-kit/msw/node'
import { setupServer } from 'msw/node'

const service = createService({ scenario: 'approved', latency: { minMs: 1, maxMs: 2 } })
export const server = setupServer(...createHandlers(service, { baseUrl: 'https://s.example' }))
export const served: Promise<ServedService> = serve(service, { port: 0 })
export const scenario = {} as Scenario
export const worker = createOnrampWorker(service, { baseUrl: 'https://s.example' })
showHostedPages(service, { baseUrl: 'https://s.example' })

export async function read(id: string, wallet: string): Promise<CardOrder> {
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://s.example',
    fetch: service.fetch,
  })
  service.callback(id, 'order_broadcasted')
  return onramp.card.orders.get({ id, wallet })
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof ServiceError ? error.code : undefined
}

// @ts-expect-error: no such scenario
service.scenario('bankrupt')
// @ts-expect-error: the handlers need the client's baseUrl
createHandlers(service)
// @ts-expect-error: the port is a number
void serve(service, { port: '4010' })
