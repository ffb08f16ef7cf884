import type { ServiceOptions } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import type { TestClientOptions } from '@onramp-kit/test-tools/testClient'

export const SANDBOX_KEY = 'svc_public_sandbox_demo'
export const LIVE_KEY = 'svc_public_live_demo'
export const SHOP = 'https://shop.example'

/** Changes to a default request with a sandbox key. */
export interface Ask {
  readonly body?: unknown
  readonly key?: string | null
  readonly origin?: string
}

/** The client and the simulated service, and `ask`, which sends raw requests. */
export function openWorld(
  serviceOptions: ServiceOptions = {},
  clientOptions: TestClientOptions = {},
) {
  const world = createSimulatedWorld(clientOptions, serviceOptions)
  async function ask(method: string, path: string, { body, key = SANDBOX_KEY, origin }: Ask = {}) {
    const headers = new Headers()
    if (key !== null) headers.set('x-svc-publishable-key', key)
    if (origin !== undefined) headers.set('origin', origin)
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(`https://service.example${path}`, {
      method,
      headers,
      body: text ?? null,
    })
    const response = await world.service.handle(request)
    const answer = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (answer === '' ? undefined : JSON.parse(answer)) as never,
    }
  }
  const read = (id: string, wallet = WALLET) => ask('GET', `/v1/card/orders/${id}?wallet=${wallet}`)
  return { ...world, ask, read }
}

/** The status and the code of an error response. */
export function statusAndCode({ status, body }: { status: number; body: unknown }): string {
  const { error } = body as { error: { code: string; message: string } }
  return `${status} ${error.code}`
}

/** The rejection of a promise, or `undefined`. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}
