import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestOf } from 'node:http'
import { createServer as createSecureServer, request as secureRequestOf } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createCheckout } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { selfSignedCertificate } from '@onramp-kit/test-tools/selfSignedCertificate'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { realTime } from '@onramp-kit/test-tools/virtualClock'
import { expect, onTestFinished, test } from 'vitest'

const HOST = 'demo.tunnel.example'
const tls = selfSignedCertificate()

/** Forwards each request with its public host name, as tunnels do. */
async function startTunnel(target: string, isSecure: boolean) {
  const listener: Parameters<typeof createServer>[1] = (incoming, outgoing) => {
    const { headers, method, url } = incoming
    const forwarded = requestOf(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  }
  const server = isSecure ? createSecureServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

/** Serves a service behind a tunnel, and buys through it. */
async function buyThroughTunnel(scheme: 'http' | 'https', allowOrigin: string) {
  const service = createService({ now: () => Date.UTC(2026, 10, 20, 12) })
  const { close, url: served } = await serve(service, { allowOrigins: [allowOrigin] })
  onTestFinished(close)
  const isSecure = scheme === 'https'
  const port = await startTunnel(served, isSecure)

  /** Sends a request to the public host, which this machine's tunnel answers. */
  const fetchPublic = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { host, pathname, protocol, search } = new URL(request.url)
    expect({ host, protocol }).toEqual({ host: HOST, protocol: `${scheme}:` })
    const body = await request.text()
    return realTime(async () => {
      const sent = (isSecure ? secureRequestOf : requestOf)({
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), host },
        ca: tls.cert,
        servername: 'localhost',
      })
      sent.end(body)
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const headers = { 'content-type': answer.headers['content-type'] ?? '' }
      return new Response(await text(answer), { status: answer.statusCode ?? 0, headers })
    })
  }

  const { client, clock } = createTestClient({ baseUrl: `${scheme}://${HOST}`, fetch: fetchPublic })
  const { wallet, chain, token, ...details } = purchase
  const checkout = createCheckout(client, { wallet, chain, token })
  onTestFinished(checkout.subscribe(() => {}))
  await checkout.open(details)
  const { error, url } = checkout.getSnapshot()
  expect(error).toBeUndefined()
  const form = new URL(url ?? '')
  form.pathname += '/card'
  const card = { number: '5555555555554444', expiry: '12/30', cvc: '123', name: 'Ada Lovelace' }
  await fetchPublic(form, { method: 'POST', body: new URLSearchParams(card) })
  service.advance(60_000)
  await clock.advance(60_000)
  return { step: checkout.getSnapshot().step, orders: service.state().orders.length }
}

test.each([
  ['https', `https://${HOST}`],
  ['https', `https://${HOST.toUpperCase()}:443/`],
  ['http', `http://${HOST}`],
] as const)(
  'a buyer pays once through an %s tunnel for the allowed origin %s',
  async (scheme, origin) => {
    expect(await buyThroughTunnel(scheme, origin)).toEqual({ step: 'sent', orders: 1 })
  },
)
