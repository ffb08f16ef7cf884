// Child process: keeps a number of requests in flight and replies with the total time in microseconds.
import { Agent, request } from 'node:http'
import type { CallName } from '../calls/contenders/client.ts'
import { KEY, KEY_HEADER, purchase, wallet } from '../calls/purchase.ts'
import { answer } from '../child.ts'

const AT_ONCE = 16

export interface Load {
  readonly url: string
  readonly call: CallName
  readonly requests: number
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const orders = new Map<string, string>()

function send(url: string, path: string, body?: object): Promise<string> {
  const text = body && JSON.stringify(body)
  const headers = {
    [KEY_HEADER]: KEY,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    request(url + path, { agent, method: text ? 'POST' : 'GET', headers }, (response) => {
      let got = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (got += part))
        .on('end', () => {
          if (response.statusCode === 200) resolve(got)
          else reject(new Error(`${path}: ${response.statusCode} ${got}`))
        })
    })
      .on('error', reject)
      .end(text)
  })
}

/** The id of an order of this server. */
async function orderAt(url: string): Promise<string> {
  const known = orders.get(url)
  if (known !== undefined) return known
  const opened = JSON.parse(await send(url, '/v1/card/checkout', purchase)) as { order_id: string }
  orders.set(url, opened.order_id)
  return opened.order_id
}

answer(async ({ url, call, requests }: Load) => {
  const path = call === 'order' ? `orders/${await orderAt(url)}?wallet=${wallet}` : call
  let left = requests
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0)
        await send(url, `/v1/card/${path}`, call === 'order' ? undefined : purchase)
    }),
  )
  return (performance.now() - start) * 1000
})
