import { purchase as sample } from '@onramp-kit/test-tools/cardSamples'
import { createService, type Service } from './service/createService.ts'
import type { ServiceOptions } from './service/extension.ts'

export const SANDBOX_KEY = 'svc_public_sandbox_demo'
export const LIVE_KEY = 'svc_public_live_demo'
export const START = Date.UTC(2026, 10, 20, 12)

export const purchase = { ...sample, amount: '100' }

/** Changes to a default request with a sandbox key. */
export interface Ask {
  readonly body?: unknown
  readonly key?: string | null
  readonly origin?: string
}

/** Creates a service with a stopped clock, and shortcuts to send requests. */
export function startHarness(options: ServiceOptions = {}) {
  const service = createService({ now: () => START, ...options })

  function ask(method: string, path: string, { body, key = SANDBOX_KEY, origin }: Ask = {}) {
    const headers = new Headers()
    if (key !== null) headers.set('x-svc-publishable-key', key)
    if (origin !== undefined) headers.set('origin', origin)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return service.handle(
      new Request(`https://onramp.test${path}`, { method, headers, body: text ?? null }),
    )
  }

  return {
    service,
    ask,
    checkout: (changes: object = {}) =>
      ask('POST', '/v1/card/checkout', { body: { ...purchase, ...changes } }),
    quote: (changes: object = {}) =>
      ask('POST', '/v1/card/quote', { body: { ...purchase, ...changes } }),
  }
}

/** Opens a purchase. Returns its order id and URL. */
export async function openOrder(service: Pick<Service, 'handle'>, changes: object = {}) {
  const response = await service.handle(
    new Request('https://onramp.test/v1/card/checkout', {
      method: 'POST',
      headers: { 'x-svc-publishable-key': SANDBOX_KEY },
      body: JSON.stringify({ ...purchase, ...changes }),
    }),
  )
  return (await response.json()) as { order_id: string; url: string }
}

/** Returns a response's status, with code and message of its envelope. */
export async function errorOf(answer: Response | Promise<Response>) {
  const response = await answer
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  return { status: response.status, code: error.code, message: error.message }
}
