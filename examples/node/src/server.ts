// A merchant's server: it learns from the browser which order to read, and from the service whether it is paid.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, log, readOrders, stopping } from './orders.ts'

// The orders of buyers who closed the page
setInterval(() => void readOrders(), 10_000).unref()

async function respond({ method = 'GET', url }: IncomingMessage, response: ServerResponse) {
  try {
    const answered = await answer(new Request(`http://localhost${url}`, { method }))
    const headers = { 'content-type': 'application/json' }
    response.writeHead(answered.status, headers).end(await answered.text())
  } catch (error) {
    log('request_failed', { code: String(error) })
    response.writeHead(500).end()
  }
}

const server = createServer((request, response) => void respond(request, response))
const host = process.env['HOST'] || '127.0.0.1'
const options = { host, port: Number(process.env['PORT'] ?? 8080), signal: stopping.signal }
server.listen(options, () => {
  log('listening', { url: `http://${host}:${(server.address() as AddressInfo).port}` })
})

// Closes the server and stops reading. The process ends with its last request.
for (const event of ['SIGTERM', 'SIGINT']) process.once(event, () => stopping.abort())
