import { serve } from '@onramp-kit/msw/node'
import { describe, expect, test } from 'vitest'
import { errorOf, LIVE_KEY } from '../../../msw/src/harness.test.helper.ts'
import { SHOP, startSupersededHarness } from './harness.test.helper.ts'

const EVIL = 'https://evil.example'
const liveOnly = { keys: [{ key: LIVE_KEY, origins: [SHOP] }] }

/** Returns the headers that let a page read a response with credentials. */
function access({ headers }: Response) {
  return [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]
}

describe('responses with credentials are readable', () => {
  test('by the calling page, errors included, never by all pages', async () => {
    const { ask, address, signIn } = startSupersededHarness(liveOnly)
    const cookies = await signIn({ key: LIVE_KEY })
    for (const answer of [
      ask('GET', `/v1/wallets/${address}`, { cookies }),
      ask('GET', `/v1/wallets/${address}`),
      ask('PUT', `/v1/wallets/${address}`),
      ask('OPTIONS', `/v1/wallets/${address}`),
    ]) {
      const response = await answer
      expect(access(response)).toEqual([SHOP, 'true'])
      expect(response.headers.get('vary')).toBe('Origin')
    }
  })

  test('by a page that sends the configured headers', async () => {
    const { ask, address } = startSupersededHarness({ allowHeaders: ['traceparent'] })
    const { headers } = await ask('OPTIONS', `/v1/wallets/${address}`)
    expect(headers.get('access-control-allow-headers')).toContain('traceparent')
  })

  test('by no origin that no key lists, no opaque origin, and no caller without an origin', async () => {
    const { ask, address } = startSupersededHarness(liveOnly)
    for (const origin of [EVIL, 'null', null])
      for (const method of ['GET', 'OPTIONS'])
        expect(access(await ask(method, `/v1/wallets/${address}`, { origin }))).toEqual([
          null,
          null,
        ])
  })

  test('not by a page of another key, not even the error', async () => {
    const { ask, address, signIn } = startSupersededHarness()
    const cookies = await signIn({ key: LIVE_KEY })
    const response = await ask('GET', `/v1/wallets/${address}`, { cookies, origin: EVIL })
    expect(access(response)).toEqual([null, null])
    expect(await errorOf(response)).toMatchObject({ code: 'origin_not_allowed' })
  })

  test('never by a sandboxed frame, which shares its origin with all others', async () => {
    const { ask, address } = startSupersededHarness()
    const response = await ask('GET', `/v1/wallets/${address}`, { origin: 'null' })
    expect(access(response)).toEqual([null, null])
  })

  test('on these routes only', async () => {
    const { ask } = startSupersededHarness({ superseded: { alone: false } })
    for (const path of ['/v1/fx', '/v1/elsewhere', '/_simulator/state'])
      expect(access(await ask('GET', path))).toEqual([SHOP, null])
  })
})

test('the server exposes no response with credentials to an origin that no key lists', async () => {
  const { address, service } = startSupersededHarness(liveOnly)
  const { close, url } = await serve(service)
  for (const headers of [{}, { origin: EVIL }])
    expect(access(await fetch(`${url}/v1/wallets/${address}`, { headers }))).toEqual([null, null])
  await close()
})

test('no response may be cached', async () => {
  const { ask, address, signIn, session } = startSupersededHarness()
  const cookies = await signIn()
  for (const answer of [
    ask('GET', `/v1/wallets/${address}`, { cookies }),
    ask('GET', `/v1/wallets/${address}`),
    session('siwe', { cookies }),
  ])
    expect((await answer).headers.get('cache-control')).toBe('no-store')
})
