// A process: the service's own answers, made once and then sent as they are, by the fastest server Node has. What the
// clients cost is then not hidden behind what a service does.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { answer } from '../child.ts'
import { KEY, KEY_HEADER, purchase, wallet } from './purchase.ts'

const baseUrl = 'https://service.example'
const service = createService()
const { card } = createOnrampClient({ publishableKey: KEY, baseUrl, fetch: service.fetch })
const opened = await card.checkout(purchase)
const answers: Readonly<Record<string, string>> = {
  quote: JSON.stringify(await card.quote(purchase)),
  checkout: JSON.stringify(opened),
  order: JSON.stringify(await card.orders.get({ id: opened.order_id, wallet })),
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', baseUrl)
  const name = pathname.split('/')[3] ?? ''
  const text = answers[name === 'orders' ? 'order' : name] ?? '{}'
  const isKnown = request.headers[KEY_HEADER] === KEY
  request.resume().once('end', () => {
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(text)
  })
})
server.listen(0, '127.0.0.1')
answer(() => ({ port: (server.address() as AddressInfo).port, id: opened.order_id }))
