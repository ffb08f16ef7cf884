import type { Route } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import {
  cookieAttributes,
  type SupersededErrorCode,
  type SupersededRouteId,
  sessionCookies,
  supersededAssumptions,
  supersededErrorCodes,
  supersededRoutes,
} from './index.ts'

const all: [string, Route][] = Object.entries(supersededRoutes)

test.each(all)('%s refers only to entries of the ledger', (_, route) => {
  const ids = Object.values(route.assumes).flat()
  expect(ids.filter((id) => !Object.hasOwn(supersededAssumptions, id))).toEqual([])
})

test('every entry of the ledger has a route', () => {
  const used = new Set(all.flatMap(([, route]) => Object.values(route.assumes).flat()))
  expect(Object.keys(supersededAssumptions).filter((id) => !used.has(id))).toEqual([])
})

test.each(all)('%s takes the wallet from its path and sends the cookies', (_, route) => {
  expect(route.path).toContain('/{address}')
  expect(Object.keys(route.input._zod.def.shape)).toContain('address')
  expect(route.cookies).toBe(true)
})

test('routes that open or renew a session, register or create an account are not retried', () => {
  const once = all.filter(([, route]) => !route.idempotent).map(([id]) => id)
  expect(once).toEqual([
    'session.identityToken',
    'session.accessToken',
    'session.siwe',
    'wallets.register',
    'wallets.createVirtualAccount',
  ])
})

test('session routes require the publishable key, and wallet routes the cookie instead', () => {
  for (const [id, route] of all)
    expect([id, route.requiresKey]).toEqual([id, id.startsWith('session.')])
})

test.each([
  ['email_already_in_use', 400],
  ['wallet_token_mismatch', 403],
  ['customer_not_registered', 404],
  ['virtual_account_not_provisioned', 404],
  ['kyc_required', 409],
  ['already_has_virtual_account', 409],
  ['already_registered', 409],
] as const)('%s has the status of the interface: %i', (code, status) => {
  expect(supersededErrorCodes[code].status).toBe(status)
})

describe('the errors of the interface', () => {
  const session: SupersededErrorCode[] = ['session_required', 'session_invalid']
  test.each<[SupersededRouteId, SupersededErrorCode[]]>([
    [
      'wallets.get',
      [
        ...session,
        'wallet_token_mismatch',
        'invalid_wallet',
        'customer_not_registered',
        'bridge_error',
      ],
    ],
    [
      'wallets.register',
      [
        'validation_error',
        'wallet_token_mismatch',
        'invalid_wallet',
        'already_registered',
        'email_already_in_use',
        'bridge_error',
      ],
    ],
    ['wallets.termsLink', ['customer_not_registered', 'wallet_token_mismatch', 'bridge_error']],
    ['wallets.identityLink', ['customer_not_registered', 'wallet_token_mismatch', 'bridge_error']],
    [
      'wallets.createVirtualAccount',
      [
        'customer_not_registered',
        'kyc_required',
        'already_has_virtual_account',
        'validation_error',
      ],
    ],
    [
      'wallets.virtualAccount',
      [
        'customer_not_registered',
        'virtual_account_not_provisioned',
        'wallet_token_mismatch',
        'bridge_error',
      ],
    ],
  ])('are all listed by %s', (id, codes) => {
    expect(supersededRoutes[id].errors).toEqual(expect.arrayContaining(codes))
  })
})

test.each([
  [sessionCookies.session, 'svc_session', 'Path=/', 'Max-Age=3600'],
  [sessionCookies.refresh, 'svc_refresh', 'Path=/v1/session', 'Max-Age=2592000'],
])('the cookie %o has the attributes of the interface', (cookie, name, path, age) => {
  const always = ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']
  expect(cookie.name).toBe(name)
  expect(cookieAttributes(cookie)).toEqual([path, age, ...always])
})
