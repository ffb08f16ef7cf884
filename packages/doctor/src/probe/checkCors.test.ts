import { describe, expect, test } from 'vitest'
import { createFile, doctor, examineJson, startService } from '../doctor.test.helper.ts'

describe('CORS', () => {
  test('is well for the simulated service', async () => {
    const { url } = await startService()
    const { code, out } = await doctor(url, ['--origin', 'https://shop.example'])
    expect(out).toContain('CORS ok')
    expect(code).toBe(0)
  })

  test('names the header that the preflight does not allow, and the hidden Retry-After', async () => {
    const { url } = await startService({}, async (request, answer) => {
      const response = await answer()
      if (request.method === 'OPTIONS')
        response.headers.set('access-control-allow-headers', 'content-type')
      response.headers.delete('access-control-expose-headers')
      return response
    })
    const { code, out } = await doctor(url, ['--origin', 'https://shop.example'])
    expect(out).toContain(
      'CORS the preflight does not allow x-svc-publishable-key, does not expose retry-after, date',
    )
    expect(code).toBe(1)
  })

  describe('of a request without a key and a body', () => {
    /** A service that answers no preflight at the rates. */
    const start = async () => {
      const preflights = new Set<string>()
      const { url } = await startService({}, (request, answer) => {
        const { pathname } = new URL(request.url)
        if (request.method !== 'OPTIONS') return answer()
        preflights.add(pathname)
        return pathname === '/v1/fx' ? new Response(null, { status: 405 }) : answer()
      })
      return { url, preflights }
    }

    test('needs no preflight', async () => {
      const { url, preflights } = await start()
      const { code, route } = await examineJson(url, ['--origin', 'https://shop.example'])
      expect(preflights).not.toContain('/v1/fx')
      expect(preflights).toContain('/v1/virtual-accounts')
      expect(preflights).toContain('/v1/card/quote')
      expect(route('fx.rates')).toMatchObject({ state: 'ok', cors: { problems: [], notes: [] } })
      expect(code).toBe(0)
    })

    test("needs one for the merchant's own headers", async () => {
      const { url, preflights } = await start()
      const file = createFile('overrides.mjs', "export default { headers: { 'X-Trace': '1' } }")
      const args = ['--origin', 'https://shop.example', '--overrides', file]
      const { code, route } = await examineJson(url, args)
      expect(preflights).toContain('/v1/fx')
      expect(route('fx.rates')).toMatchObject({ state: 'failed' })
      expect(code).toBe(1)
    })

    test('must allow the origin in its response', async () => {
      const { url } = await startService({}, async (request, answer) => {
        const response = await answer()
        if (request.url.endsWith('/v1/fx')) response.headers.delete('access-control-allow-origin')
        return response
      })
      const { code, out } = await doctor(url, ['--origin', 'https://shop.example'])
      expect(out).toContain('CORS the response does not allow the origin')
      expect(code).toBe(1)
    })
  })

  describe.each(['X-Request-Id', 'X-Correlation-Id'])('with %s', (name) => {
    const words = `hides ${name.toLowerCase()} from the page: the service must list it in Access-Control-Expose-Headers`
    const runWith = async (exposed: string) => {
      const { url } = await startService({}, async (_request, answer) => {
        const response = await answer()
        response.headers.set(name, 'r-1')
        response.headers.set('access-control-expose-headers', exposed)
        return response
      })
      return doctor(url, ['--origin', 'https://shop.example'])
    }

    test('hidden, names the header to expose', async () => {
      expect((await runWith('Retry-After, Date')).out).toContain(words)
    })

    test.each([`Retry-After, Date, ${name}`, '*'])('exposed by %j, is well', async (exposed) => {
      const { out } = await runWith(exposed)
      expect(out).toContain('CORS ok')
      expect(out).not.toContain('hides')
    })
  })

  test('hides no header that no response has', async () => {
    const { url } = await startService()
    const { out } = await doctor(url, ['--origin', 'https://shop.example'])
    expect(out).not.toContain('hides')
  })

  test.each([429, 503])('is not observable after a preflight with status %d', async (status) => {
    const { url } = await startService({}, (request, answer) =>
      request.method === 'OPTIONS' ? new Response(null, { status }) : answer(),
    )
    const { code, route } = await examineJson(url, ['--origin', 'https://shop.example'])
    const notes = [`not observable: the preflight got status ${status}`]
    expect(route('card.quote')).toMatchObject({ state: 'ok', cors: { problems: [], notes } })
    expect(code).toBe(0)
  })

  test('names an origin that the key does not allow', async () => {
    const { url } = await startService()
    const { code, out } = await doctor(url, [
      '--key',
      'svc_public_live_demo',
      '--origin',
      'https://other.example',
    ])
    expect(out).toContain('origin_not_allowed')
    expect(out).toContain("check that --origin is an origin in the key's allowlist")
    expect(code).toBe(1)
  })
})
