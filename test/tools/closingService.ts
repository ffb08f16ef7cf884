import { randomUUID } from 'node:crypto'
import { constants, createSecureServer } from 'node:http2'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { order } from './cardSamples.ts'
import { selfSignedCertificate } from './selfSignedCertificate.ts'

const errors = {
  400: 'validation_error',
  409: 'already_registered',
  429: 'rate_limited',
  502: 'rail_error',
} as const

export interface ClosingServiceOptions {
  /** The reply to every purchase request after the first. */
  readonly repeat: 'close' | 200 | keyof typeof errors
  /** What the service sends over HTTP/1.1 so that the browser does not repeat a purchase request. */
  readonly prevention?: 'Connection: close' | '103 Early Hints'
  /** Serves HTTP/2, and closes the connection or resets the stream with this code. @default HTTP/1.1 */
  readonly http2?: 'close' | 'INTERNAL_ERROR' | 'REFUSED_STREAM'
}

export interface ClosingService {
  readonly url: string
  /** The `Idempotency-Key` of every purchase request that reached the socket. */
  readonly purchases: readonly (string | null)[]
  /** The ids of the orders that were opened. Requests with the same `Idempotency-Key` share one. */
  readonly orders: () => readonly string[]
  /** The id of each order read. */
  readonly reads: readonly string[]
  readonly close: () => void
}

interface Reply {
  readonly status: number
  readonly body: object | string
}

/** `'close'` ends the request without a response. */
type Handler = (method: string, path: string, idempotencyKey: string | null) => Reply | 'close'

/** Serves the card routes. Opens an order for the first purchase request, then closes the connection without a response. */
export async function startClosingService(options: ClosingServiceOptions): Promise<ClosingService> {
  const purchases: (string | null)[] = []
  const orders = new Map<string, string>()
  const reads: string[] = []

  const handle: Handler = (method, path, idempotencyKey) => {
    const [, version, , resource, id = ''] = path.split(/[/?]/)
    if (method === 'OPTIONS') return { status: 200, body: {} }
    if (version === 'pay') return { status: 200, body: '<!doctype html><title>Pay</title>' }
    if (resource === 'quote') return { status: 200, body: quote }
    if (resource === 'checkout') return purchase(idempotencyKey)
    reads.push(id)
    return { status: 200, body: order('payment_pending', { id }) }
  }

  function purchase(idempotencyKey: string | null): Reply | 'close' {
    purchases.push(idempotencyKey)
    const reply = purchases.length === 1 ? 'close' : options.repeat
    if (reply !== 'close' && reply !== 200)
      return { status: reply, body: { error: { code: errors[reply], message: 'no' } } }
    const key = idempotencyKey ?? `request ${purchases.length}`
    const id = orders.get(key) ?? randomUUID()
    orders.set(key, id)
    if (reply === 'close') return 'close'
    return { status: 200, body: { order_id: id, url: `${url}/pay/${id}` } }
  }

  const { http2, prevention } = options
  const server = http2 ? serveHttp2(handle, http2) : serveHttp1(handle, prevention)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `${http2 ? 'https' : 'http'}://127.0.0.1:${port}`
  return {
    url,
    purchases,
    orders: () => [...orders.values()],
    reads,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const quote = {
  source: { currency: 'USD', amount: '50.00' },
  destination: { chain: 8453, token: 'USDC', amount: '48.25' },
}

const headersOf = (body: object | string) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
})

const stringOf = (body: object | string) => (typeof body === 'string' ? body : JSON.stringify(body))

function serveHttp1(handle: Handler, prevention: ClosingServiceOptions['prevention']): Server {
  const connection = prevention === 'Connection: close' ? 'close' : 'keep-alive'

  function respond(socket: Socket, { status, body }: Reply) {
    const text = stringOf(body)
    const length = Buffer.byteLength(text)
    const headers = { ...headersOf(body), 'content-length': length, connection }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n${text}`)
    if (connection === 'close') socket.end()
  }

  return createServer((socket) => {
    let received = ''
    socket.setEncoding('latin1')
    // The browser may reset a connection that it no longer needs.
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received += chunk
      const request = parseRequest(received)
      if (request === undefined) return
      received = ''
      const reply = handle(...request)
      if (reply !== 'close') return respond(socket, reply)
      if (prevention === '103 Early Hints') socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')
      socket.end()
    })
  })
}

/** Parses `text`, which has one character per byte. Returns `undefined` while the request is incomplete. */
function parseRequest(text: string): Parameters<Handler> | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [line = '', ...fields] = text.slice(0, end).split('\r\n')
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]))
  if (text.length < end + 4 + Number(headers.get('content-length'))) return undefined
  const [method = '', path = ''] = line.split(' ')
  return [method, path, headers.get('idempotency-key')]
}

function serveHttp2(handle: Handler, ending: NonNullable<ClosingServiceOptions['http2']>): Server {
  const server = createSecureServer(selfSignedCertificate())
  server.on('stream', (stream, headers) => {
    const key = headers['idempotency-key']
    stream.on('error', () => {})
    stream.resume().on('end', () => {
      const method = headers[':method'] ?? ''
      const reply = handle(method, headers[':path'] ?? '', typeof key === 'string' ? key : null)
      if (reply !== 'close') {
        stream.respond({ ':status': reply.status, ...headersOf(reply.body) })
        stream.end(stringOf(reply.body))
      } else if (ending === 'close') stream.session?.destroy()
      else stream.close(constants[`NGHTTP2_${ending}`])
    })
  })
  return server
}
