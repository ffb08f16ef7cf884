import { createServer } from 'node:http'
import { createGzip } from 'node:zlib'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, onTestFinished, test } from 'vitest'
import { createOnrampClient } from '../client.ts'

const read = { id: ORDER_ID, wallet: WALLET }
const tooLong = {
  name: 'ContractError',
  code: 'unexpected_answer',
  message: expect.stringContaining('the value is longer than 1 MB'),
}

function answering(response: Response) {
  const network = scriptNetwork(response)
  return { network, ...createTestClient({ fetch: network.fetch }) }
}

test('reads a body of 1 MB, but not a longer one', async () => {
  const padded = (length: number) =>
    new Response(JSON.stringify(order('payment_pending')).padEnd(length))
  const fits = answering(padded(1_000_000))
  expect(await fits.client.card.orders.get(read)).toMatchObject({ id: ORDER_ID })
  const over = answering(padded(1_000_001))
  await expect(over.client.card.orders.get(read)).rejects.toMatchObject(tooLong)
  expect(over.network.requests).toHaveLength(1)
})

test('reads text that is cut between two chunks inside a character', async () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify(order('payment_pending', { status: 'é€𝒳' })),
  )
  const stream = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const { client } = answering(new Response(stream))
  expect((await client.card.orders.get(read)).status).toBe('é€𝒳')
})

test('reads a response whose runtime has no body streams', async () => {
  const response = json(order('payment_pending'))
  const fetch = async () => Object.defineProperty(response, 'body', { value: undefined })
  const { client } = createTestClient({ fetch })
  expect(await client.card.orders.get(read)).toMatchObject({ id: ORDER_ID })
})

test('reports an unknown outcome for a purchase whose response is too long', async () => {
  const { client } = answering(new Response('x'.repeat(1_000_001)))
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    ...tooLong,
    outcome: 'unknown',
  })
})

test('stops reading a gzip bomb after its first megabyte', async () => {
  const block = Buffer.alloc(1_000_000, ' ')
  let written = 0
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    const gzip = createGzip()
    gzip.pipe(response)
    const more = () => {
      if (response.destroyed || written === 400) gzip.end()
      else
        gzip.write(block, () => {
          written += 1
          more()
        })
    }
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: `http://127.0.0.1:${port}`,
  })
  const before = process.memoryUsage().rss
  await expect(client.card.orders.get(read)).rejects.toMatchObject(tooLong)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})
