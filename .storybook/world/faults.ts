import type { Service } from '@onramp-kit/msw'

/** Handles a request: with another response, with a failure, or with `undefined` to let it through. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>

/** Applies only to requests whose path contains a text. */
export function at(path: string, fault: Fault): Fault {
  return (request) => (new URL(request.url).pathname.includes(path) ? fault(request) : undefined)
}

/** Drops the connection. */
export const dropped: Fault = () => Promise.reject(new TypeError('Failed to fetch'))

/** Responds with a rate limit. */
export const limited: Fault = () =>
  Response.json(
    { error: { code: 'rate_limited', message: 'Too many requests.' } },
    { status: 429, headers: { 'retry-after': '9' } },
  )

/** Responds with an error that a retry does not fix. */
export const rejected: Fault = () =>
  Response.json({ error: { code: 'forbidden', message: 'Not allowed.' } }, { status: 403 })

/** Never responds. */
export const silent: Fault = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Replaces the response of the service. */
export function altered(service: Service, alter: (body: Record<string, unknown>) => object): Fault {
  return async (request) => {
    const body = await (await service.fetch(request)).json()
    return Response.json(alter(body))
  }
}

/** Reports a status that this version does not know, of what is read at a path. */
export function unknownStatus(service: Service, path: string): Fault {
  return at(
    path,
    altered(service, (body) => ({ ...body, status: 'held' })),
  )
}

/** Reports another destination of the order than the requested one. */
export function elsewhere(service: Service): Fault {
  const destination = {
    chain: 1,
    token: 'USDC',
    wallet: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  }
  return at(
    '/card/orders/',
    altered(service, (order) => ({ ...order, destination })),
  )
}
