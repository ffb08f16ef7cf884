import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { HttpResponse, passthrough } from 'msw'
import { http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrder, purchase, SANDBOX_KEY, startHarness } from '../harness.test.helper.ts'
import { sendResponse } from './fetchAdapter.ts'
import { sendBytes } from './sendBytes.test.helper.ts'
import { type ServedService, serve } from './serve.ts'

const overrides = [
  http.get('/dropped', () => HttpResponse.error()),
  http.get('/v1/overridden', () => HttpResponse.json({}, { status: 503 })),
  http.get('/v1/fx', () => passthrough()),
  http.get('/v1/moved', () => Response.redirect('https://elsewhere.example/', 307)),
  http.get('/v1/own', () =>
    HttpResponse.json({}, { headers: { 'Access-Control-Allow-Origin': 'https://own.example' } }),
  ),
  http.get('/pay/overridden', () => HttpResponse.text('overridden', { status: 502 })),
  http.get('/v1/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return HttpResponse.text('the slow response')
  }),
  http.get('/v1/endless', () => new HttpResponse(endless)),
  http.get('/v1/broken', () => new HttpResponse(broken())),
  http.get(
    '/v1/changed',
    () => new HttpResponse('{"a":1}', { headers: { 'Content-Length': '2' } }),
  ),
  http.get('/v1/bytes', () => HttpResponse.arrayBuffer(everyByte.buffer)),
  http.get('/cookies', () => {
    const headers = new Headers()
    headers.append('Set-Cookie', 'a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT')
    headers.append('Set-Cookie', 'b=2')
    return new HttpResponse(null, { headers })
  }),
]

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)

const failing = { handle: () => Promise.reject(new Error('out of ink')) }

/** An endless stream with backpressure, and a promise that resolves when it is canceled. */
let endless: ReadableStream<Uint8Array>
let hasStopped: Promise<void>

/** A stream that fails after its first chunk. */
function broken() {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode('a part')),
      pull: (controller) => controller.error(new Error('no more')),
    },
    { highWaterMark: 0 },
  )
}

let served: ServedService

beforeEach(async () => {
  hasStopped = new Promise((resolve) => {
    endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: () => resolve(),
    })
  })
  served = await serve(startHarness({ rateLimit: { requests: 1, windowMs: 5000 } }).service, {
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

test('listens on the loopback address and a free port by default', () => {
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('rejects an empty host, which would be every interface', async () => {
  await expect(serve(startHarness().service, { host: '' })).rejects.toThrow(
    "serve: host must be an address. Use '0.0.0.0' for every interface",
  )
})

test("builds a purchase's URL from the host that the client used", async () => {
  const byName = served.url.replace('127.0.0.1', 'localhost')
  const handle = (request: Request) =>
    fetch(new URL(new URL(request.url).pathname, byName), request)
  const { url } = await openOrder({ handle })
  expect(url.startsWith(`${byName}/pay/`)).toBe(true)
  expect(await (await fetch(url)).text()).toContain('$100.00')
})

test('answers a preflight, and exposes Retry-After to the page', async () => {
  const origin = 'https://shop.example'
  const preflight = await fetch(`${served.url}/v1/card/quote`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  await post('/v1/card/quote', JSON.stringify(purchase), { origin })
  const limited = await post('/v1/card/quote', JSON.stringify(purchase), { origin })
  expect(limited.status).toBe(429)
  expect(limited.headers.get('access-control-expose-headers')).toBe('Retry-After, Date')
  expect(limited.headers.get('retry-after')).toBe('5')
})

test('rejects invalid JSON and an oversized body with an error envelope', async () => {
  expect((await post('/v1/card/quote', '{', { origin: 'https://a.test' })).status).toBe(400)
  const large = await post('/v1/card/quote', 'x'.repeat(1_000_000), { origin: 'https://b.test' })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ error: { code: 'body_too_large' } })
})

describe('an override', () => {
  test('drops the connection', async () => {
    await expect(fetch(`${served.url}/dropped`)).rejects.toThrow()
  })

  test('leaves a request to the service by passthrough', async () => {
    const rates = await fetch(`${served.url}/v1/fx`, { redirect: 'manual' })
    expect(await rates.json()).toMatchObject({ USD: 1 })
  })

  test('sets more than one cookie', async () => {
    const { headers } = await fetch(`${served.url}/cookies`)
    expect(headers.getSetCookie()).toEqual(['a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT', 'b=2'])
  })
})

describe('a page of another origin may read', () => {
  const headers = { origin: 'https://shop.example' }
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

  test('an override without CORS headers, but no hosted page', async () => {
    const overridden = await fetch(`${served.url}/v1/overridden`, { headers })
    expect([overridden.status, allowed(overridden), overridden.headers.get('vary')]).toEqual([
      503,
      headers.origin,
      'Origin',
    ])
    const moved = await fetch(`${served.url}/v1/moved`, { headers, redirect: 'manual' })
    expect([moved.status, allowed(moved)]).toEqual([307, headers.origin])
    expect(allowed(await fetch(`${served.url}/v1/own`, { headers }))).toBe('https://own.example')
    const page = await fetch(`${served.url}/pay/overridden`, { headers })
    expect([page.status, allowed(page)]).toEqual([502, null])
  })

  test('an override of every method, whose preflight the service answers', async () => {
    const handlers = [http.all('/v1/*', () => new HttpResponse(null, { status: 503 }))]
    const own = http.options('/v1/fx', () => new HttpResponse(null, { status: 418 }))
    const preflight = {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    }
    const all = await serve(startHarness().service, { handlers })
    expect((await fetch(`${all.url}/v1/fx`, { headers })).status).toBe(503)
    expect((await fetch(`${all.url}/v1/fx`, preflight)).status).toBe(204)
    expect((await fetch(`${all.url}/v1/fx`, { method: 'OPTIONS' })).status).toBe(503)
    await all.close()
    const both = await serve(startHarness().service, { handlers: [own, ...handlers] })
    expect((await fetch(`${both.url}/v1/fx`, preflight)).status).toBe(418)
    await both.close()
  })

  test('the errors of an unreadable request and of a bug', async () => {
    const broken = await serve(failing)
    const response = await fetch(`${broken.url}/v1/card/quote`, { headers })
    expect([response.status, allowed(response)]).toEqual([500, headers.origin])
    await broken.close()
    const unread = await sendBytes(
      served.url,
      'TRACE /v1 HTTP/1.1\r\nHost: a\r\nOrigin: https://a.test\r\nConnection: close\r\n\r\n',
    )
    expect(unread).toMatch(/^HTTP\/1\.1 400 /)
    expect(unread).toMatch(/^access-control-allow-origin: https:\/\/a\.test\r$/im)
    expect(await sendBytes(served.url, 'no http\r\n\r\n')).toMatch(
      /^access-control-allow-origin: \*\r$/im,
    )
  })
})

test('responds to pipelined requests in their order', async () => {
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const text = await sendBytes(
    served.url,
    get('/v1/slow') + get('/v1/overridden', 'Connection: close\r\n'),
  )
  expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*the slow response[^]*HTTP\/1\.1 503 /)
})

describe('bytes that are not a request', () => {
  test('get an error envelope, and the connection is closed', async () => {
    const text = await sendBytes(served.url, 'no http\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: { code: 'validation_error', message: 'The request could not be read as HTTP.' },
    })
  })

  test('do not replace a pending response', async () => {
    const text = await sendBytes(
      served.url,
      'GET /v1/slow HTTP/1.1\r\nHost: a\r\n\r\nno http\r\n\r\n',
    )
    expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*the slow response[^]*HTTP\/1\.1 400 /)
  })

  test('in a body get the only response to their request', async () => {
    const text = await sendBytes(
      served.url,
      'POST /v1/card/quote HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n',
    )
    expect(text.match(/^HTTP\/1\.1 .*/gm)).toEqual(['HTTP/1.1 400 Bad Request'])
  })

  test('with too many headers get a 431', async () => {
    const text = await sendBytes(
      served.url,
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    expect(text).toContain('"code":"headers_too_large"')
  })
})

test('answers a bug of the service with a 500', async () => {
  const broken = await serve(failing)
  const response = await fetch(`${broken.url}/elsewhere`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'internal_error', message: 'Error: out of ink' },
  })
  await broken.close()
})

test('closes at once despite keep-alive connections', async () => {
  const other = await serve(startHarness().service)
  await fetch(`${other.url}/_simulator/state`)
  await other.close()
  await expect(fetch(other.url)).rejects.toThrow()
})

test('rejects with EADDRINUSE when the port is in use', async () => {
  const port = Number(new URL(served.url).port)
  await expect(serve(startHarness().service, { port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('sends a body of known length with its length, byte for byte', async () => {
  const bytes = await fetch(`${served.url}/v1/bytes`)
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(everyByte)
  const rates = await fetch(`${served.url}/v1/fx`)
  const { byteLength } = await rates.arrayBuffer()
  expect(rates.headers.get('content-length')).toBe(String(byteLength))
  expect(rates.headers.get('transfer-encoding')).toBeNull()
})

test('sends a body whole, whatever length its headers state', async () => {
  const changed = await fetch(`${served.url}/v1/changed`)
  expect(await changed.text()).toBe('{"a":1}')
})

test('streams a body, and cancels it when the client disconnects', async () => {
  const leave = new AbortController()
  const { body } = await fetch(`${served.url}/v1/endless`, { signal: leave.signal })
  const reader = body?.getReader()
  for (let parts = 0; parts < 20; parts++) expect((await reader?.read())?.done).toBe(false)
  leave.abort()
  await hasStopped
})

test('reads no body for a client that left before it began', async () => {
  const pull = vi.fn<UnderlyingDefaultSource<Uint8Array>['pull'] & {}>((controller) =>
    controller.enqueue(new Uint8Array(1)),
  )
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
  outgoing.destroy()
  await expect(sendResponse(outgoing, new Response(body))).rejects.toThrow()
  expect(pull).not.toHaveBeenCalled()
})

test('drops the connection when a body fails midway', async () => {
  const read = fetch(`${served.url}/v1/broken`).then((response) => response.text())
  await expect(read).rejects.toThrow(TypeError)
})
