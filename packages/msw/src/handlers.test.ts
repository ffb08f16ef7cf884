import { getResponse, HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterEach, describe, expect, test } from 'vitest'
import { createHandlers } from './handlers.ts'
import { errorOf, purchase, SANDBOX_KEY, startHarness } from './harness.test.helper.ts'

describe.each(['https://onramp.test', 'https://onramp.test/sandbox', 'https://onramp.test/a/'])(
  'under %s',
  (baseUrl) => {
    const root = baseUrl.replace(/\/$/, '')
    const { service } = startHarness()
    const server = setupServer(...createHandlers(service, { baseUrl }))
    const headers = { 'x-svc-publishable-key': SANDBOX_KEY }
    const listen = () => server.listen({ onUnhandledFrame: 'error' })
    afterEach(() => server.close())

    test('let a client open a purchase, pay on its page and read the order', async () => {
      listen()
      const opened = await fetch(`${root}/v1/card/checkout`, {
        method: 'POST',
        headers,
        body: JSON.stringify(purchase),
      })
      const { order_id, url } = (await opened.json()) as { order_id: string; url: string }
      expect(url.startsWith(`${root}/pay/`)).toBe(true)
      const paid = await fetch(url.replace('?', '/card?'), {
        method: 'POST',
        body: new URLSearchParams({
          number: '5555555555554444',
          expiry: '12/30',
          cvc: '123',
          name: 'Ada',
        }),
      })
      expect(await paid.text()).toContain('Payment received')
      const read = await fetch(`${root}/v1/card/orders/${order_id}?wallet=${purchase.wallet}`, {
        headers,
      })
      expect(await read.json()).toMatchObject({ status: 'order_completed' })
    })

    test('answer the controls, and unknown paths under /v1 with an error envelope', async () => {
      listen()
      expect((await fetch(`${root}/_simulator/state`)).status).toBe(200)
      expect(await (await fetch(`${root}/v1/other`)).json()).toMatchObject({
        error: { code: 'not_found' },
      })
      expect((await fetch(`${root}/v1/card/quote`)).status).toBe(405)
    })

    test('name the handler that has read the body of a request before it reaches the service', async () => {
      listen()
      const send = () =>
        fetch(`${root}/v1/card/quote`, { method: 'POST', headers, body: JSON.stringify(purchase) })
      server.use(
        http.post(`${root}/v1/card/quote`, async ({ request }) => void (await request.text())),
      )
      expect(await errorOf(send())).toEqual({
        status: 500,
        code: 'internal_error',
        message:
          'A handler before the service has read the body. Read a copy of it there: request.clone().',
      })
      server.resetHandlers()
      server.use(
        http.post(
          `${root}/v1/card/quote`,
          async ({ request }) => void (await request.clone().text()),
        ),
      )
      expect((await send()).status).toBe(200)
      server.resetHandlers()
    })

    test('let use() override one route', async () => {
      listen()
      server.use(http.post(`${root}/v1/card/quote`, () => HttpResponse.json({}, { status: 502 })))
      const send = (path: string) =>
        fetch(`${root}${path}`, { method: 'POST', headers, body: JSON.stringify(purchase) })
      expect((await send('/v1/card/quote')).status).toBe(502)
      expect((await send('/v1/card/checkout')).status).toBe(200)
      server.resetHandlers()
    })
  },
)

test('creates handlers for the API, the hosted pages and the controls, and for nothing else', () => {
  const { service } = startHarness()
  const handlers = createHandlers(service, { baseUrl: 'https://onramp.test' })
  const headers = handlers.map(({ info }) => info.header)
  expect(headers).toEqual([
    '/.+/ https://onramp.test/v1/*',
    '/.+/ https://onramp.test/pay/*',
    '/.+/ https://onramp.test/terms/*',
    '/.+/ https://onramp.test/identity/*',
    '/.+/ https://onramp.test/deposit',
    '/.+/ https://onramp.test/_pages/*',
    '/.+/ https://onramp.test/_simulator/*',
  ])
})

test.each([
  ['HTTPS://Onramp.Test:443', 'https://onramp.test/v1/fx'],
  ['https://münchen.test/a b/', 'https://xn--mnchen-3ya.test/a%20b/v1/fx'],
])('handlers of the base URL %s get the requests as browsers spell them', async (baseUrl, url) => {
  const { service } = startHarness()
  const handlers = createHandlers(service, { baseUrl })
  const request = new Request(url, { headers: { 'x-svc-publishable-key': SANDBOX_KEY } })
  expect((await getResponse(handlers, request))?.status).toBe(200)
})

test.each([
  '',
  '/sandbox',
  'localhost:4010',
  'service.example',
  '*',
  'about:blank',
  'https://a:b@onramp.test',
  'https://onramp.test/?a=1',
  'https://onramp.test/#a',
  undefined,
])('the base URL %s, which no request would match, is rejected', (baseUrl) => {
  const { service } = startHarness()
  expect(() => createHandlers(service, { baseUrl: baseUrl as string })).toThrow(
    `baseUrl must be an http(s) URL such as https://service.example, without user, query or fragment, not ${baseUrl}.`,
  )
})
