import type { Service } from '@onramp-kit/msw'

/** What becomes of one request: another answer than the service's, none at all, or `undefined` to let it through. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>

/** Strikes the requests with this in their path, and no others. */
export function at(path: string, fault: Fault): Fault {
  return (request) => (new URL(request.url).pathname.includes(path) ? fault(request) : undefined)
}

/** The connection breaks. */
export const dropped: Fault = () => Promise.reject(new TypeError('Failed to fetch'))

/** The service limits its callers. */
export const limited: Fault = () =>
  Response.json(
    { error: { code: 'rate_limited', message: 'Too many requests.' } },
    { status: 429, headers: { 'retry-after': '9' } },
  )

/** The answer never comes. */
export const silent: Fault = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** The service answers, and something else arrives. */
export function altered(service: Service, alter: (body: Record<string, unknown>) => object): Fault {
  return async (request) => {
    const body = await (await service.fetch(request)).json()
    return Response.json(alter(body))
  }
}
