import { OTHER_WALLET } from '@onramp-kit/test-tools/bankSamples'
import { describe, expect, test } from 'vitest'
import { errorOf, LIVE_KEY, SANDBOX_KEY } from '../../../../msw/src/harness.test.helper.ts'
import { cookiesOf, SHOP, startSupersededHarness } from '../harness.test.helper.ts'
import { simulatedToken } from '../proof/proofVerifiers.ts'
import { throwawayWallet } from '../throwawayWallet.test.helper.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** True if a session opens its wallet: a 404, because the wallet is not registered. */
const opens = { status: 404, code: 'customer_not_registered' }

describe('signing in', () => {
  test('sets both cookies with every attribute, and sends no body', async () => {
    const { session, wallet, now } = startSupersededHarness()
    const { message, signature } = wallet.siwe({ issuedAt: now() })
    const response = await session('siwe', { body: { message, signature } })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^svc_session=[0-9a-f]{32}; Path=\/; Max-Age=3600; HttpOnly; Secure; SameSite=None; Partitioned$/,
      ),
      expect.stringMatching(
        /^svc_refresh=[0-9a-f]{32}; Path=\/v1\/session; Max-Age=2592000; HttpOnly; Secure; SameSite=None; Partitioned$/,
      ),
    ])
  })

  test.each(['identity-token', 'access-token'])('accepts a simulated %s', async (modality) => {
    const { address, ask, session, now } = startSupersededHarness()
    const proof = simulatedToken(address, now() + HOUR)
    const cookies = cookiesOf(await session(modality, { body: { proof } }))
    expect(await errorOf(ask('GET', `/v1/wallets/${address}`, { cookies }))).toMatchObject(opens)
  })

  test('ignores the letter case of the wallet', async () => {
    const { address, ask, session, now } = startSupersededHarness()
    const upper = `0x${address.slice(2).toUpperCase()}`
    const proof = simulatedToken(address.toLowerCase(), now() + HOUR)
    const cookies = cookiesOf(await session('access-token', { address: upper, body: { proof } }))
    for (const path of [address, upper, address.toLowerCase()])
      expect(await errorOf(ask('GET', `/v1/wallets/${path}`, { cookies }))).toMatchObject(opens)
  })

  test('limits the refresh cookie to the base path', async () => {
    const { service, wallet, now, address } = startSupersededHarness()
    const { message, signature } = wallet.siwe({ issuedAt: now() })
    const request = new Request(`https://onramp.test/sandbox/v1/session/${address}/siwe`, {
      method: 'POST',
      headers: { origin: SHOP, 'x-svc-publishable-key': SANDBOX_KEY },
      body: JSON.stringify({ message, signature }),
    })
    const response = await service.handle(request, { basePath: '/sandbox' })
    expect(response.headers.getSetCookie()[0]).toContain('Path=/;')
    expect(response.headers.getSetCookie()[1]).toContain('Path=/sandbox/v1/session;')
  })

  test.each([
    ['no key', { key: null }, 400, 'publishable_key_missing'],
    ['an unknown key', { key: 'svc_public_sandbox_other' }, 401, 'invalid_publishable_key'],
    [
      'an origin that is not of the key',
      { key: LIVE_KEY, origin: 'https://evil.example' },
      403,
      'origin_not_allowed',
    ],
    ['a broken address', { address: '0x12' }, 400, 'invalid_wallet'],
    ['a body that is not JSON', { body: '{' }, 400, 'validation_error'],
    ['half a proof', { body: { message: 'x' } }, 400, 'validation_error'],
    ['a proof of another modality', { body: { proof: 'x' } }, 401, 'session_required'],
    [
      'a proof that proves nothing',
      { body: { message: 'x', signature: 'y' } },
      401,
      'invalid_token',
    ],
  ])('is rejected for %s', async (_, how, status, code) => {
    const { session } = startSupersededHarness()
    expect(await errorOf(session('siwe', how))).toMatchObject({ status, code })
  })

  test.each([
    ['of another wallet', () => simulatedToken(OTHER_WALLET, Date.UTC(2030, 0)), 'invalid_token'],
    ['of a real identity provider', () => 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln', 'invalid_token'],
    ['past its time', (address: string) => simulatedToken(address, 0), 'token_expired'],
  ])('is rejected with a token %s', async (_, token, code) => {
    const { address, session } = startSupersededHarness()
    const body = { proof: token(address) }
    expect(await errorOf(session('identity-token', { body }))).toMatchObject({ status: 401, code })
  })

  test('accepts a token until the moment it expires', async () => {
    const { address, session, now } = startSupersededHarness()
    const body = { proof: simulatedToken(address, now()) }
    expect(await errorOf(session('identity-token', { body }))).toMatchObject({
      code: 'token_expired',
    })
    body.proof = simulatedToken(address, now() + 1)
    expect((await session('identity-token', { body })).status).toBe(204)
  })

  test('of another modality is not found', async () => {
    const { session } = startSupersededHarness()
    expect((await session('passkey')).status).toBe(404)
  })
})

describe('an EIP-4361 proof', () => {
  const table: [
    string,
    Parameters<ReturnType<typeof startSupersededHarness>['signIn']>[1],
    string,
  ][] = [
    ['is for another domain', { domain: 'evil.example' }, 'invalid_token'],
    ['is for a domain with another port', { domain: 'shop.example:8443' }, 'invalid_token'],
    ['is for another scheme', { domain: 'http://shop.example' }, 'invalid_token'],
    ['is about a URI elsewhere', { uri: 'https://evil.example/account' }, 'invalid_token'],
    ['has expired', { more: '\nExpiration Time: 2026-11-20T12:00:00.000Z' }, 'token_expired'],
    ['is not valid yet', { more: '\nNot Before: 2026-11-20T12:00:00.001Z' }, 'invalid_token'],
    [
      'was issued in the future',
      { issuedAt: Date.UTC(2026, 10, 20, 12, 1, 0, 1) },
      'invalid_token',
    ],
  ]
  test.each(table)('is rejected when it %s', async (_, fields, code) => {
    const { session, wallet, now } = startSupersededHarness()
    const { message, signature } = wallet.siwe({ issuedAt: now(), ...fields })
    expect(await errorOf(session('siwe', { body: { message, signature } }))).toMatchObject({
      status: 401,
      code,
    })
  })

  test('is valid at the exact limits of its times', async () => {
    const { signIn } = startSupersededHarness()
    const cookies = await signIn(
      {},
      {
        domain: 'https://shop.example',
        issuedAt: Date.UTC(2026, 10, 20, 12, 1),
        more: '\nExpiration Time: 2026-11-20T12:00:00.001Z\nNot Before: 2026-11-20T12:00:00.000Z',
      },
    )
    expect(cookies.svc_session).not.toBe('')
  })

  test('works once', async () => {
    const { session, wallet, now } = startSupersededHarness()
    const { message, signature } = wallet.siwe({ issuedAt: now() })
    const body = { message, signature }
    expect((await session('siwe', { body })).status).toBe(204)
    expect(await errorOf(session('siwe', { body }))).toMatchObject({
      status: 401,
      code: 'invalid_token',
      message: expect.stringContaining('used before'),
    })
  })

  test('does not use up the nonce of another wallet', async () => {
    const { session, signIn, now } = startSupersededHarness()
    const other = throwawayWallet('other')
    const { address, ...body } = other.siwe({ issuedAt: now(), nonce: 'sharedNonce1' })
    expect((await session('siwe', { address, body })).status).toBe(204)
    expect((await signIn({}, { nonce: 'sharedNonce1' })).svc_session).not.toBe('')
  })

  test('does not use up its nonce when rejected', async () => {
    const { session, signIn, wallet, now } = startSupersededHarness()
    const { message } = wallet.siwe({ issuedAt: now(), nonce: 'stolenNonce1' })
    const signature = throwawayWallet('thief').sign(message)
    expect((await session('siwe', { body: { message, signature } })).status).toBe(401)
    expect((await signIn({}, { nonce: 'stolenNonce1' })).svc_session).not.toBe('')
  })

  test("cannot sign in another wallet's path", async () => {
    const { session, now } = startSupersededHarness()
    const { address: _, ...body } = throwawayWallet('other').siwe({ issuedAt: now() })
    expect(await errorOf(session('siwe', { body }))).toMatchObject({ code: 'invalid_token' })
  })
})

describe('a renewal', () => {
  test('needs only the refresh cookie, under every modality, and rotates both cookies', async () => {
    const { signIn, session, ask, address } = startSupersededHarness()
    let cookies = await signIn()
    for (const modality of ['siwe', 'identity-token', 'access-token']) {
      const { svc_refresh } = cookies
      const renewed = cookiesOf(await session(modality, { cookies: { svc_refresh } }))
      expect(renewed.svc_session).not.toBe(cookies.svc_session)
      expect(renewed.svc_refresh).not.toBe(cookies.svc_refresh)
      const old = ask('GET', `/v1/wallets/${address}`, { cookies })
      expect(await errorOf(old)).toMatchObject({ status: 401, code: 'session_invalid' })
      const fresh = ask('GET', `/v1/wallets/${address}`, { cookies: renewed })
      expect(await errorOf(fresh)).toMatchObject(opens)
      cookies = renewed
    }
  })

  test('works without the key, because the session knows its own', async () => {
    const { signIn, session } = startSupersededHarness()
    const { svc_refresh } = await signIn()
    expect((await session('siwe', { key: null, cookies: { svc_refresh } })).status).toBe(204)
  })

  test("without the key is limited to the origins of the session's key", async () => {
    const { signIn, session } = startSupersededHarness()
    const { svc_refresh } = await signIn({ key: LIVE_KEY })
    const stolen = { key: null, cookies: { svc_refresh }, origin: 'https://evil.example' }
    expect(await errorOf(session('siwe', stolen))).toMatchObject({ code: 'origin_not_allowed' })
  })

  test('cannot sign in without the key', async () => {
    const { signIn, session, wallet, now } = startSupersededHarness()
    const { svc_refresh } = await signIn()
    const { message, signature } = wallet.siwe({ issuedAt: now(), nonce: 'anotherNonce1' })
    const how = { key: null, cookies: { svc_refresh }, body: { message, signature } }
    expect(await errorOf(session('siwe', how))).toMatchObject({ code: 'publishable_key_missing' })
  })

  test('with a used cookie ends the session, also for the holder of the latest one', async () => {
    const { signIn, session, ask, address } = startSupersededHarness()
    const { svc_refresh: first } = await signIn()
    const second = cookiesOf(await session('siwe', { cookies: { svc_refresh: first } }))
    const replayed = session('siwe', { cookies: { svc_refresh: first } })
    expect(await errorOf(replayed)).toMatchObject({ status: 401, code: 'session_invalid' })
    for (const answer of [
      session('siwe', { cookies: { svc_refresh: second.svc_refresh } }),
      ask('GET', `/v1/wallets/${address}`, { cookies: second }),
    ])
      expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'session_invalid' })
  })

  test('works until 30 days after the last one', async () => {
    const { service, signIn, session } = startSupersededHarness()
    let { svc_refresh } = await signIn()
    service.advance(30 * DAY - 1)
    svc_refresh = cookiesOf(await session('siwe', { cookies: { svc_refresh } })).svc_refresh
    service.advance(30 * DAY)
    expect(await errorOf(session('siwe', { cookies: { svc_refresh } }))).toMatchObject({
      status: 401,
      code: 'token_expired',
    })
  })

  test('is rejected without a cookie, with an unknown one, and with two of one name', async () => {
    const { signIn, session, service, address } = startSupersededHarness()
    const { svc_refresh } = await signIn()
    expect(await errorOf(session('siwe'))).toMatchObject({ code: 'session_required' })
    const unknown = session('siwe', { cookies: { svc_refresh: '0'.repeat(32) } })
    expect(await errorOf(unknown)).toMatchObject({ code: 'session_invalid' })
    for (const cookie of [
      `svc_refresh=planted; svc_refresh=${svc_refresh}`,
      `svc_refresh=${svc_refresh}; svc_refresh=planted`,
    ]) {
      const twice = new Request(`https://onramp.test/v1/session/${address}/siwe`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': SANDBOX_KEY, cookie },
      })
      expect(await errorOf(service.handle(twice))).toMatchObject({ code: 'session_invalid' })
    }
  })

  test('is bound to key and wallet, and keeps the token when either differs', async () => {
    const { signIn, session } = startSupersededHarness()
    const cookies = await signIn()
    expect(await errorOf(session('siwe', { key: LIVE_KEY, cookies }))).toMatchObject({
      status: 401,
      code: 'session_invalid',
    })
    const other = session('siwe', { address: OTHER_WALLET, cookies })
    expect(await errorOf(other)).toMatchObject({ status: 403, code: 'wallet_token_mismatch' })
    expect((await session('siwe', { cookies })).status).toBe(204)
  })
})

describe('a wallet route', () => {
  test.each([
    ['no cookie', {}, 401, 'session_required'],
    ['the refresh cookie alone', { svc_refresh: 'x' }, 401, 'session_required'],
    ['an unknown cookie', { svc_session: '0'.repeat(32) }, 401, 'session_invalid'],
    ['an empty cookie', { svc_session: '' }, 401, 'session_invalid'],
  ])('reports %s, whatever the address', async (_, cookies, status, code) => {
    const { ask, address } = startSupersededHarness()
    for (const path of [address, '0x12'])
      expect(await errorOf(ask('GET', `/v1/wallets/${path}`, { cookies }))).toMatchObject({
        status,
        code,
      })
  })

  test('accepts a session for 3600 seconds', async () => {
    const { service, signIn, ask, address } = startSupersededHarness()
    const cookies = await signIn()
    service.advance(HOUR - 1)
    const path = `/v1/wallets/${address}`
    expect(await errorOf(ask('GET', path, { cookies }))).toMatchObject(opens)
    service.advance(1)
    expect(await errorOf(ask('GET', path, { cookies }))).toMatchObject({
      status: 401,
      code: 'token_expired',
    })
  })

  test('of another wallet, or of an invalid one, is rejected', async () => {
    const { signIn, ask } = startSupersededHarness()
    const cookies = await signIn()
    expect(await errorOf(ask('GET', `/v1/wallets/${OTHER_WALLET}`, { cookies }))).toMatchObject({
      status: 403,
      code: 'wallet_token_mismatch',
    })
    for (const path of ['0x12', '%zz', '%c3%28'])
      expect(await errorOf(ask('GET', `/v1/wallets/${path}`, { cookies }))).toMatchObject({
        status: 400,
        code: 'invalid_wallet',
      })
  })

  test("rejects pages outside the origins of the session's key, even with its cookies", async () => {
    const { service, ask, signIn, address } = startSupersededHarness()
    const cookies = await signIn({ key: LIVE_KEY })
    const register = { body: { country: 'DE', email: 'ada@example.com' }, cookies }
    for (const origin of ['https://evil.example', 'null', null])
      expect(
        await errorOf(ask('POST', `/v1/wallets/${address}`, { ...register, origin })),
      ).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect(service.state().customers).toEqual([])
    expect((await ask('POST', `/v1/wallets/${address}`, register)).status).toBe(200)
  })

  test("counts against the limit of the session's key and origin", async () => {
    const harness = startSupersededHarness({ rateLimit: { requests: 2, windowMs: 60_000 } })
    const cookies = await harness.signIn()
    const path = `/v1/wallets/${harness.address}`
    expect((await harness.ask('GET', path, { cookies })).status).toBe(404)
    const limited = await harness.ask('GET', path, { cookies })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
    // Requests without a session count against the page's origin.
    expect((await harness.ask('GET', path)).status).toBe(401)
    expect((await harness.ask('GET', path)).status).toBe(401)
    expect((await harness.ask('GET', path)).status).toBe(429)
  })

  test('does not read a body that it does not need', async () => {
    const { signIn, ask, address } = startSupersededHarness()
    const cookies = await signIn()
    const answer = ask('POST', `/v1/wallets/${address}/tos-link`, { cookies, body: '{' })
    expect(await errorOf(answer)).toMatchObject(opens)
  })
})

test('a snapshot contains all sessions', async () => {
  const harness = startSupersededHarness()
  const { message, signature } = harness.wallet.siwe({ issuedAt: harness.now() })
  const body = { message, signature }
  const cookies = cookiesOf(await harness.session('siwe', { body }))
  const other = startSupersededHarness()
  other.service.restore(JSON.parse(JSON.stringify(harness.service.snapshot())))
  const read = other.ask('GET', `/v1/wallets/${harness.address}`, { cookies })
  expect(await errorOf(read)).toMatchObject(opens)
  expect(await errorOf(other.session('siwe', { body }))).toMatchObject({ code: 'invalid_token' })
  other.service.reset()
  const after = other.ask('GET', `/v1/wallets/${harness.address}`, { cookies })
  expect(await errorOf(after)).toMatchObject({ code: 'session_invalid' })
})

test('a restored service reconciles the terms that a wallet acknowledged', async () => {
  const harness = startSupersededHarness()
  const path = `/v1/wallets/${harness.address}`
  const cookies = await harness.signIn()
  await harness.ask('POST', path, { body: { country: 'DE', email: 'ada@example.com' }, cookies })
  await harness.ask('POST', `${path}/tos-acknowledgement`, { cookies })
  const other = startSupersededHarness()
  other.service.restore(JSON.parse(JSON.stringify(harness.service.snapshot())))
  const isAccepted = async () => (await other.ask('GET', path, { cookies })).json()
  expect(await isAccepted()).toMatchObject({ has_accepted_terms_of_service: false })
  other.service.advance(2000)
  expect(await isAccepted()).toMatchObject({ has_accepted_terms_of_service: true })
})

test('a wallet signs in by EIP-4361 in a browser without URL.parse', async () => {
  const parse = Object.getOwnPropertyDescriptor(URL, 'parse') ?? {}
  Reflect.deleteProperty(URL, 'parse')
  try {
    const { signIn } = startSupersededHarness()
    expect((await signIn()).svc_session).not.toBe('')
  } finally {
    Object.defineProperty(URL, 'parse', parse)
  }
})
