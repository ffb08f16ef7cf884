import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { order } from './cardSamples.ts'

const errors = {
  400: 'validation_error',
  409: 'already_registered',
  429: 'rate_limited',
  502: 'rail_error',
} as const

interface ClosingServiceOptions {
  /** What the service does with every purchase request after the first. */
  readonly repeat: 'close' | 200 | keyof typeof errors
  /** What the operator does so that the browser does not repeat a purchase request. */
  readonly prevention?: 'Connection: close' | '103 Early Hints'
}

interface Purchase {
  readonly idempotencyKey: string | null
}

export interface ClosingService {
  readonly url: string
  /** Every purchase request that reached the socket. */
  readonly purchases: readonly Purchase[]
  /** The ids of the orders that were opened. Requests with the same `Idempotency-Key` share one. */
  readonly orders: () => readonly string[]
  /** The id of each order read. */
  readonly reads: readonly string[]
  readonly close: () => void
}

/**
 * Serves the card routes over a raw socket. Opens an order for the first purchase request, then closes the connection
 * without a response.
 */
export async function startClosingService({
  repeat,
  prevention,
}: ClosingServiceOptions): Promise<ClosingService> {
  const sockets = new Set<Socket>()
  const purchases: Purchase[] = []
  const orders = new Map<string, string>()
  const reads: string[] = []

  function openOrder({ idempotencyKey }: Purchase): string {
    const key = idempotencyKey ?? `request ${purchases.length}`
    const id = orders.get(key) ?? randomUUID()
    orders.set(key, id)
    return id
  }

  function purchase(socket: Socket, headers: Headers) {
    const request = { idempotencyKey: headers.get('idempotency-key') }
    purchases.push(request)
    const reply = purchases.length === 1 ? 'close' : repeat
    if (reply === 'close') {
      if (prevention === '103 Early Hints') socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')
      openOrder(request)
      socket.end()
    } else if (reply === 200) {
      const id = openOrder(request)
      respond(socket, 200, { order_id: id, url: `${url}/pay/${id}` })
    } else respond(socket, reply, { error: { code: errors[reply], message: 'no' } })
  }

  function respond(socket: Socket, status: number, body: object | string) {
    const isPage = typeof body === 'string'
    const text = isPage ? body : JSON.stringify(body)
    const lines = [
      `HTTP/1.1 ${status} Status`,
      `Content-Type: ${isPage ? 'text/html' : 'application/json'}`,
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Access-Control-Allow-Origin: *',
      'Access-Control-Allow-Headers: *',
      `Connection: ${prevention === 'Connection: close' ? 'close' : 'keep-alive'}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`)
    if (prevention === 'Connection: close') socket.end()
  }

  function handle(socket: Socket, { method, path, headers }: Request) {
    const [, version, , resource, id = ''] = path.split(/[/?]/)
    if (method === 'OPTIONS') respond(socket, 200, {})
    else if (version === 'pay') respond(socket, 200, '<!doctype html><title>Pay</title>')
    else if (resource === 'checkout') purchase(socket, headers)
    else if (resource === 'quote') respond(socket, 200, quote)
    else {
      reads.push(id)
      respond(socket, 200, order('payment_pending', { id }))
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    socket.setEncoding('latin1')
    // The browser may have reset the connection.
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received += chunk
      const request = parseRequest(received)
      if (request === undefined) return
      received = ''
      handle(socket, request)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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

interface Request {
  readonly method: string
  readonly path: string
  readonly headers: Headers
}

/** The request in `text`, one character a byte. Returns `undefined` until the request is complete. */
function parseRequest(text: string): Request | undefined {
  const end = text.indexOf('\r\n\r\n')
  const [line = '', ...fields] = text.slice(0, Math.max(0, end)).split('\r\n')
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]))
  const length = end + 4 + Number(headers.get('content-length') ?? 0)
  if (end < 0 || text.length < length) return undefined
  const [method = '', path = ''] = line.split(' ')
  return { method, path, headers }
}
