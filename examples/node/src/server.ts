// A merchant's server: it learns from the browser which order to follow, and from the service whether it is paid.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, follow, followOrders, log, stopping } from './orders.ts'

followOrders()
// Orders of a server that ended, and orders that could not be read
setInterval(followOrders, 60_000).unref()

async function respond({ method = 'GET', url }: IncomingMessage, response: ServerResponse) {
  try {
    const request = new Request(`http://localhost${url}`, { method })
    const answered = await answer(request, (order) => void follow(order))
    const headers = { 'content-type': 'application/json' }
    response.writeHead(answered.status, headers).end(await answered.text())
  } catch (error) {
    log('request_failed', { code: String(error) })
    response.writeHead(500).end()
  }
}

const server = createServer((request, response) => void respond(request, response))
const { signal } = stopping
server.listen({ port: Number(process.env['PORT'] ?? 8080), host: '127.0.0.1', signal }, () => {
  log('listening', { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})

// Closes the server and ends the watches. The process ends with its last request.
for (const event of ['SIGTERM', 'SIGINT']) process.once(event, () => stopping.abort())
