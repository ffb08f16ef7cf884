import { request as httpRequest } from 'node:http'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOrder, purchase, SANDBOX_KEY, startRig } from '../rig.test.helper.ts'
import { seededRandom } from '../service/seededRandom.ts'
import { type ServedService, serve } from './serve.ts'

const overrides = [
  http.get('/dropped', () => HttpResponse.error()),
  http.get('/cookies', () => {
    const headers = new Headers()
    headers.append('Set-Cookie', 'a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT')
    headers.append('Set-Cookie', 'b=2')
    return new HttpResponse(null, { headers })
  }),
]

let served: ServedService

beforeEach(async () => {
  served = await serve(startRig({ rateLimit: { requests: 1, windowMs: 5000 } }).service, {
    handlers: overrides,
  })
})

afterEach(() => served.close())

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${served.url}${path}`, {
    method: 'POST',
    headers: { 'x-svc-publishable-key': SANDBOX_KEY, ...headers },
    body,
  })
}

/** Sends what fetch would refuse to. */
function sendRaw(method: string, path: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = httpRequest(
      served.url,
      { method, path, headers, agent: false },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          text += chunk
        })
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

test('listens on this machine alone, on a free port', () => {
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('opens purchases whose page has the address the client used', async () => {
  const byName = served.url.replace('127.0.0.1', 'localhost')
  const handle = (request: Request) =>
    fetch(new URL(new URL(request.url).pathname, byName), request)
  const { url } = await openOrder({ handle })
  expect(url.startsWith(`${byName}/pay/`)).toBe(true)
  expect(await (await fetch(url)).text()).toContain('$100.00')
})

test('answers a preflight, and lets a page read how long to wait', async () => {
  const origin = 'https://shop.example'
  const preflight = await fetch(`${served.url}/v1/card/quote`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  await post('/v1/card/quote', JSON.stringify(purchase), { origin })
  const refused = await post('/v1/card/quote', JSON.stringify(purchase), { origin })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(refused.headers.get('retry-after')).toBe('5')
})

test('refuses a body that is no JSON, and one that is too large, in the envelope', async () => {
  expect((await post('/v1/card/quote', '{', { origin: 'https://a.test' })).status).toBe(400)
  const large = await post('/v1/card/quote', 'x'.repeat(1_000_000), { origin: 'https://b.test' })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ error: { code: 'validation_error' } })
})

describe('its handlers', () => {
  test('can drop the connection', async () => {
    await expect(fetch(`${served.url}/dropped`)).rejects.toThrow()
  })

  test('can set more than one cookie', async () => {
    const { headers } = await fetch(`${served.url}/cookies`)
    expect(headers.getSetCookie()).toEqual(['a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT', 'b=2'])
  })
})

test('tells a bug of a service from its refusals', async () => {
  const broken = await serve({ handle: () => Promise.reject(new Error('out of ink')) })
  const response = await fetch(`${broken.url}/elsewhere`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'internal_error', message: 'Error: out of ink' },
  })
  await broken.close()
})

test('closes at once, with connections kept alive', async () => {
  const other = await serve(startRig().service)
  await fetch(`${other.url}/_simulator/state`)
  await other.close()
  await expect(fetch(other.url)).rejects.toThrow()
})

test('says so when the port is taken', async () => {
  const port = Number(new URL(served.url).port)
  await expect(serve(startRig().service, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('answers every malformed request in the envelope', async () => {
  const random = seededRandom(11)
  const pick = <Item>(items: readonly Item[]) => items[random() % items.length] as Item
  const noise = () =>
    Array.from({ length: random() % 40 }, () => String.fromCharCode(random() % 256)).join('')
  for (let count = 0; count < 1000; count++) {
    const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
    const path = pick([
      '/v1/card/quote',
      '/v1/card/checkout',
      '/v1/card/orders/%zz?wallet=%',
      '/v1/card/orders/a%2fb',
      '//elsewhere/v1',
      '/%00',
      '/v1/../..',
      '/_simulator/clock',
      '/_simulator/orders/%/callbacks',
      'http://[broken/v1/card/quote',
      `/${encodeURIComponent(noise())}`,
    ])
    const headers = pick<Record<string, string>>([
      {},
      { 'x-svc-publishable-key': '' },
      { 'x-svc-publishable-key': SANDBOX_KEY, origin: `https://${count}.test` },
      { host: 'a b', 'x-svc-publishable-key': SANDBOX_KEY },
      { 'content-type': 'text/plain', 'x-svc-publishable-key': 'x' },
    ])
    const body = pick(['', '{', '[]', 'null', '{"__proto__":{}}', '"', '{"a":1}{', noise()])
    const { status, text } = await sendRaw(method, path, headers, body)
    expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
    expect(status, `${method} ${path} ${text}`).toBeLessThan(500)
    expect(JSON.parse(text)).toEqual({
      error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/./) },
    })
  }
})
