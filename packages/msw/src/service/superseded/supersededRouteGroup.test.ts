import { describe, expect, test } from 'vitest'
import { LIVE_KEY, refusal } from '../../harness.test.helper.ts'
import { serve } from '../../node/serve.ts'
import { SHOP, startSupersededHarness } from './supersededHarness.test.helper.ts'

const EVIL = 'https://evil.example'
const liveOnly = { keys: [{ key: LIVE_KEY, origins: [SHOP] }] }

/** What lets a page read an answer to its cookies. */
function access({ headers }: Response) {
  return [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]
}

describe('answers to cookies are open', () => {
  test('to the very page that asks, refusals too, and never to all', async () => {
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

  test('to nobody else: not to an origin no key lists, nor to one without a name, nor to who names none', async () => {
    const { ask, address } = startSupersededHarness(liveOnly)
    for (const origin of [EVIL, 'null', null])
      for (const method of ['GET', 'OPTIONS'])
        expect(access(await ask(method, `/v1/wallets/${address}`, { origin }))).toEqual([
          null,
          null,
        ])
  })

  test("not to a page of another key's, not even for its refusal", async () => {
    const { ask, address, signIn } = startSupersededHarness()
    const cookies = await signIn({ key: LIVE_KEY })
    const response = await ask('GET', `/v1/wallets/${address}`, { cookies, origin: EVIL })
    expect(access(response)).toEqual([null, null])
    expect(await refusal(response)).toMatchObject({ code: 'origin_not_allowed' })
  })

  test('never to a sandboxed frame, whose origin is every such frame’s', async () => {
    const { ask, address } = startSupersededHarness()
    const response = await ask('GET', `/v1/wallets/${address}`, { origin: 'null' })
    expect(access(response)).toEqual([null, null])
  })

  test('on these routes alone', async () => {
    const { ask } = startSupersededHarness({ contract: 'both' })
    for (const path of ['/v1/fx', '/v1/elsewhere', '/_simulator/state'])
      expect(access(await ask('GET', path))).toEqual([SHOP, null])
  })
})

test('what is not open stays so where the service is served', async () => {
  const { address, service } = startSupersededHarness(liveOnly)
  const { close, url } = await serve(service)
  for (const headers of [{}, { origin: EVIL }])
    expect(access(await fetch(`${url}/v1/wallets/${address}`, { headers }))).toEqual([null, null])
  await close()
})

test('no answer may be stored', async () => {
  const { ask, address, signIn, session } = startSupersededHarness()
  const cookies = await signIn()
  for (const answer of [
    ask('GET', `/v1/wallets/${address}`, { cookies }),
    ask('GET', `/v1/wallets/${address}`),
    session('siwe', { cookies }),
  ])
    expect((await answer).headers.get('cache-control')).toBe('no-store')
})
