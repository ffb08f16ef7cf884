import { describe, expect, onTestFinished, test } from 'vitest'
import { LIVE_KEY, openOrder, purchase, SANDBOX_KEY, startHarness } from '../harness.test.helper.ts'
import { sendBytes } from './sendBytes.test.helper.ts'
import { type ServeOptions, serve } from './serve.ts'

const FOREIGN = 'https://evil.example'

interface Sent {
  readonly method?: string
  /** The `Host` header; by default that of the server's URL. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Serves a service, and sends requests with any header, including `Host`. */
async function startServer(options: ServeOptions = {}) {
  const { service } = startHarness()
  const { close, url } = await serve(service, options)
  onTestFinished(close)
  const { host: ownHost } = new URL(url)

  async function send(
    path: string,
    { body = '', headers = {}, host = ownHost, method }: Sent = {},
  ) {
    const lines = [
      `${method ?? 'GET'} ${path} HTTP/1.1`,
      ...Object.entries({ host, connection: 'close', ...headers }).map((each) => each.join(': ')),
      `content-length: ${body.length}`,
    ]
    const text = await sendBytes(url, `${lines.join('\r\n')}\r\n\r\n${body}`)
    const [head = '', answered = ''] = text.split('\r\n\r\n')
    return {
      status: Number(head.split(' ')[1]),
      /** The origin whose pages may read the response. */
      readableBy: /^access-control-allow-origin: (.*)$/im.exec(head)?.[1],
      allowedHeaders: /^access-control-allow-headers: (.*)$/im.exec(head)?.[1],
      code: /"code":"(\w+)"/.exec(answered)?.[1],
      text: answered,
    }
  }

  const advance = (headers: Sent['headers'], host?: string) =>
    send('/_simulator/clock', {
      method: 'POST',
      headers: headers ?? {},
      body: '{"advance_ms": 60000}',
      ...(host !== undefined && { host }),
    })

  return { service, send, advance }
}

const json = { 'content-type': 'application/json' }
const loopbackHosts = ['localhost', 'LOCALHOST:80', 'shop.localhost', '127.9.9.9:1', '[::1]:4010']
const foreignHosts = [
  'evil.example',
  'evil.example:4010',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost.',
  '192.168.1.5',
  '[fe80::1]',
]

describe('the controls', () => {
  test.each(loopbackHosts)('answer the host %s', async (host) => {
    const { send } = await startServer()
    expect((await send('/_simulator/state', { host })).status).toBe(200)
  })

  test.each(foreignHosts)('reject the host %s', async (host) => {
    const { advance, send, service } = await startServer()
    const before = service.state()
    const rejected = { status: 403, code: 'host_not_allowed', readableBy: undefined }
    expect(await send('/_simulator/state', { host })).toMatchObject(rejected)
    expect(await advance(json, host)).toMatchObject(rejected)
    expect(service.state()).toEqual(before)
  })

  test.each([
    '/v1/../_simulator/state',
    'http://evil.example/_simulator/state',
    '/%5Fsimulator/state',
    '//_simulator/state',
  ])('cannot be reached from a foreign host as %s', async (path) => {
    const { send } = await startServer()
    const { status, text } = await send(path, { host: 'evil.example' })
    expect([403, 404]).toContain(status)
    expect(text).not.toContain('"orders"')
  })

  test.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:3000'])(
    'answer pages of %s',
    async (origin) => {
      const { advance, send } = await startServer()
      expect(await send('/_simulator/state', { headers: { origin } })).toMatchObject({
        status: 200,
        readableBy: origin,
      })
      expect(await advance({ ...json, origin })).toMatchObject({ status: 200, readableBy: origin })
    },
  )

  test.each([FOREIGN, 'null', 'http://localhost.evil.example', 'http://192.168.1.5', 'file://'])(
    'reject pages of %s, which cannot read the error',
    async (origin) => {
      const { advance, send, service } = await startServer()
      const before = service.state()
      const rejected = { status: 403, code: 'origin_not_allowed', readableBy: undefined }
      expect(await send('/_simulator/state', { headers: { origin } })).toMatchObject(rejected)
      expect(await advance({ ...json, origin })).toMatchObject(rejected)
      expect(service.state()).toEqual(before)
    },
  )

  test('allow the preflight of an allowed page only', async () => {
    const { send } = await startServer()
    const ask = (origin: string) =>
      send('/_simulator/clock', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const own = await ask('http://localhost:5173')
    expect(own).toMatchObject({ status: 204, readableBy: 'http://localhost:5173' })
    expect(own.allowedHeaders).toContain('content-type')
    expect(await ask(FOREIGN)).toMatchObject({ status: 403, readableBy: undefined })
  })

  test('answer an allowed origin and its host', async () => {
    const shop = 'https://shop.example:8443'
    const { send } = await startServer({ allowOrigins: [`${shop}/`] })
    const state = (sent: Sent) => send('/_simulator/state', sent)
    expect(await state({ headers: { origin: shop } })).toMatchObject({ readableBy: shop })
    expect((await state({ host: 'shop.example:4010' })).status).toBe(200)
    for (const origin of ['https://shop.example', 'http://shop.example:8443', FOREIGN])
      expect((await state({ headers: { origin } })).status).toBe(403)
    expect((await state({ host: 'evil.example' })).status).toBe(403)
  })

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    '',
  ])('reject a change with the content-type "%s"', async (type) => {
    const { advance, service } = await startServer()
    const before = service.state()
    const answer = await advance({ 'content-type': type, origin: 'http://localhost:1' })
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    expect(answer.text).toContain('content-type: application/json')
    expect(answer.readableBy).toBe('http://localhost:1')
    expect((await advance({})).status).toBe(415)
    expect(service.state()).toEqual(before)
  })

  test('accept a change as JSON in any charset and letter case', async () => {
    const { advance } = await startServer()
    expect((await advance({ 'content-type': 'Application/JSON ; charset=utf-8' })).status).toBe(200)
  })
})

test.each(['0.0.0.0', '0'])(
  'a server on every address answers every IP address, but only loopback host names: %s',
  async (everywhere) => {
    const { send } = await startServer({ host: everywhere })
    const state = async (host: string) => (await send('/_simulator/state', { host })).status
    for (const host of ['192.168.1.5:4010', '[fe80::1]', 'localhost'])
      expect(await state(host)).toBe(200)
    expect(await state('evil.example')).toBe(403)
  },
)

test('a hosted page answers known hosts only', async () => {
  const { send, service } = await startServer({ allowOrigins: ['http://tunnel.example'] })
  const { url } = await openOrder(service)
  const path = url.replace('https://onramp.test', '')
  expect(await send(path, { host: 'evil.example' })).toMatchObject({ code: 'host_not_allowed' })
  for (const host of [...loopbackHosts, 'tunnel.example'])
    expect((await send(path, { host })).text).toContain('$100.00')
})

test("the routes of the contract answer every host, and enforce a key's origins", async () => {
  const { send } = await startServer()
  const checkout = (key: string, origin: string) =>
    send('/v1/card/checkout', {
      method: 'POST',
      host: 'evil.example',
      headers: { 'x-svc-publishable-key': key, origin },
      body: JSON.stringify(purchase),
    })
  expect(await checkout(SANDBOX_KEY, FOREIGN)).toMatchObject({ status: 200, readableBy: FOREIGN })
  expect(await checkout(LIVE_KEY, 'http://evil.example')).toMatchObject({
    status: 403,
    code: 'origin_not_allowed',
  })
})

test('a service in the same process accepts controls from any host and of any content type', async () => {
  const { service } = startHarness()
  const answer = await service.fetch('https://service.example/_simulator/clock', {
    method: 'POST',
    headers: { origin: 'https://shop.example' },
    body: '{"advance_ms": 60000}',
  })
  expect(await answer.json()).toEqual({ now: '2026-11-20T12:01:00.000Z' })
})

test.each(['shop.example', 'ftp://shop.example', 'https://shop.example/path', '*', 'null', ''])(
  'serve rejects the allowed origin "%s", which is not an origin',
  async (origin) => {
    await expect(serve(startHarness().service, { allowOrigins: [origin] })).rejects.toThrow(
      `serve: allowOrigins must list origins such as https://shop.example, not "${origin}".`,
    )
  },
)
