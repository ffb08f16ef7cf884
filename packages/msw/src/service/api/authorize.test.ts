import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  errorOf,
  LIVE_KEY,
  purchase,
  SANDBOX_KEY,
  startHarness,
} from '../../harness.test.helper.ts'

const path = '/v1/card/quote'

describe('the key', () => {
  test.each([
    ['none', null, 400, 'publishable_key_missing'],
    ['an empty one', '', 400, 'publishable_key_missing'],
    ['an unknown one', 'svc_public_sandbox_other', 401, 'invalid_publishable_key'],
    ['a known one in other case', SANDBOX_KEY.toUpperCase(), 401, 'invalid_publishable_key'],
  ])('is rejected before the body is read: %s', async (_what, key, status, code) => {
    const { ask } = startHarness()
    expect(await errorOf(ask('POST', path, { key, body: '{' }))).toMatchObject({ status, code })
  })

  test('without origins allows every caller, even one without an origin', async () => {
    const { ask } = startHarness()
    expect((await ask('POST', path, { body: purchase })).status).toBe(200)
    expect((await ask('POST', path, { body: purchase, origin: 'http://any.test' })).status).toBe(
      200,
    )
  })

  test('with origins allows only those', async () => {
    const { ask } = startHarness()
    const from = (origin?: string) =>
      ask('POST', path, { key: LIVE_KEY, body: purchase, ...(origin ? { origin } : {}) })
    expect((await from('https://shop.example')).status).toBe(200)
    for (const origin of [undefined, 'https://shop.example.evil', 'http://shop.example', 'null']) {
      expect(await errorOf(from(origin))).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    }
  })

  test("is checked against the origin option before the request's header", async () => {
    const { service } = startHarness()
    const request = () =>
      new Request(`https://onramp.test${path}`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': LIVE_KEY },
        body: JSON.stringify(purchase),
      })
    const given = await service.handle(request(), { origin: 'https://shop.example' })
    expect(given.status).toBe(200)
    expect((await service.handle(request())).status).toBe(403)
  })
})

test.each([null, SANDBOX_KEY, LIVE_KEY, 'svc_public_sandbox_other', ''])(
  'a route without a key ignores a key sent as %j',
  async (key) => {
    const { ask } = startHarness()
    const response = await ask('GET', '/v1/fx', { key, origin: 'https://any.example' })
    expect(response.status).toBe(200)
  },
)

describe('the rate limit', () => {
  const rateLimit = { requests: 2, windowMs: 10_000 }

  test('answers 429 with Retry-After in whole seconds until the window ends', async () => {
    const { ask, service } = startHarness({ rateLimit })
    const send = () => ask('POST', path, { body: purchase })
    await send()
    service.advance(1)
    await send()
    const limited = await send()
    expect(limited.headers.get('retry-after')).toBe('10')
    expect(await errorOf(limited)).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests. Try again in 10 s.',
    })
    service.advance(9998)
    expect((await send()).headers.get('retry-after')).toBe('1')
    service.advance(1)
    expect((await send()).status).toBe(200)
  })

  test('counts each key and origin separately', async () => {
    const { ask } = startHarness({ rateLimit })
    const send = (key: string, origin: string) => ask('POST', path, { key, origin, body: purchase })
    const statuses: number[] = []
    for (const [key, origin] of [
      [SANDBOX_KEY, 'https://shop.example'],
      [SANDBOX_KEY, 'https://shop.example'],
      [SANDBOX_KEY, 'https://shop.example'],
      [SANDBOX_KEY, 'https://other.example'],
      [LIVE_KEY, 'https://shop.example'],
    ] as const) {
      statuses.push((await send(key, origin)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200])
  })

  test('counts invalid requests, but not those with an invalid key', async () => {
    const { ask } = startHarness({ rateLimit })
    for (let time = 0; time < 5; time++) await ask('POST', path, { key: null })
    expect((await ask('POST', path, { body: '{' })).status).toBe(400)
    expect((await ask('POST', path, { body: '{' })).status).toBe(400)
    expect((await ask('POST', path, { body: purchase })).status).toBe(429)
  })

  test('of a route without a key counts each origin separately from keyed requests', async () => {
    const { ask } = startHarness({ rateLimit })
    await ask('POST', path, { body: purchase, origin: 'https://shop.example' })
    const statuses: number[] = []
    for (const origin of ['shop', 'shop', 'shop', 'other'].map(
      (name) => `https://${name}.example`,
    )) {
      statuses.push((await ask('GET', '/v1/fx', { key: null, origin })).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test.each([undefined, false] as const)(
    'lets a test suite send any number of requests when rateLimit is %s',
    async (unlimited) => {
      const { ask } = startHarness({ rateLimit: unlimited })
      for (let time = 0; time < 130; time++) {
        expect((await ask('POST', path, { body: purchase })).status).toBe(200)
      }
    },
  )

  test('warns once until a reset, with the option that sets it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const { ask, service } = startHarness({ rateLimit })
    const send = async (times: number) => {
      for (let time = 0; time < times; time++) await ask('POST', path, { body: purchase })
    }
    await send(2)
    expect(warn).not.toHaveBeenCalled()
    await send(3)
    expect(warn.mock.calls).toEqual([
      [
        'Onramp Kit: the simulated service answers 429 rate_limited, because its option rateLimit (onramp-service: --rate-limit) allows 2 per 10 s.',
      ],
    ])
    service.reset()
    await send(3)
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('does not warn of a scenario that limits requests', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const { ask } = startHarness({ scenario: 'rate_limited' })
    expect((await ask('POST', path, { body: purchase })).status).toBe(429)
    expect(warn).not.toHaveBeenCalled()
  })
})
