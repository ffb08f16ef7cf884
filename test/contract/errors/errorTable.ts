import { LIVE_KEY } from '../interfaceWorld.ts'
import type { ErrorRow } from './provoke.ts'

export const DAY = 86_400_000

function withHeader(request: Request, name: string, value?: string): Request {
  const changed = new Request(request)
  if (value === undefined) changed.headers.delete(name)
  else changed.headers.set(name, value)
  return changed
}

const railDown = { status: 502, service: { scenario: 'rail_down' }, outcome: 'unknown' } as const

/** Errors of both contracts. */
export const sharedErrors = {
  publishable_key_missing: {
    status: 400,
    // The client always sends the key; a proxy can strip it.
    before: ({ change }) => change((request) => withHeader(request, 'x-svc-publishable-key')),
  },
  validation_error: {
    status: 400,
    fieldOnGet: 'x',
    // The client never sends these: a repeated parameter, and a body that is not an object.
    before: ({ change }) =>
      change(({ method, url, headers }) =>
        method === 'POST'
          ? new Request(url, { method: 'POST', headers, body: '[]' })
          : new Request(`${url}${url.includes('?') ? '&' : '?'}x=1&x=2`, { headers }),
      ),
  },
  email_already_in_use: {
    status: 400,
    before: ({ register }) => register('other'),
  },
  invalid_publishable_key: {
    status: 401,
    publishableKey: 'svc_public_sandbox_unknown',
  },
  origin_not_allowed: {
    status: 403,
    publishableKey: LIVE_KEY,
    before: ({ change }) =>
      change((request) => withHeader(request, 'origin', 'https://elsewhere.example')),
  },
  customer_not_registered: { status: 404 },
  already_registered: {
    status: 409,
    before: ({ register }) => register(),
  },
  rate_limited: {
    status: 429,
    // Where a wallet has to sign in first, that is the one request.
    service: { rateLimit: { requests: 1, windowMs: DAY } },
  },
  bridge_error: railDown,
} as const satisfies Readonly<Record<string, ErrorRow>>

/** Every error of the current contract, and what provokes it in the simulated service. */
export const currentErrors = {
  ...sharedErrors,
  rate_limited: {
    ...sharedErrors.rate_limited,
    before: ({ call }) => call().catch(() => undefined),
  },
  order_not_found: { status: 404 },
  rail_error: railDown,
  rates_unavailable: railDown,
} as const satisfies Readonly<Record<string, ErrorRow>>
