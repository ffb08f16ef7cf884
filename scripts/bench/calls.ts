import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { purchase, WALLET as wallet } from '@onramp-kit/test-tools/cardSamples'
import { startBareServer } from './bareServer.ts'
import { type Comparison, compare } from './compare.ts'
import { type Client, handWrittenClient, KEY, ourClient, plainClient } from './contenders.ts'
import { atMost, type Section, withSpread } from './section.ts'

const baseUrl = 'https://service.example'
const titles = { order: 'order read', quote: 'quote', checkout: 'checkout' } as const
const calls = ['order', 'quote', 'checkout'] as const

/** Measures a call of our client, of `fetch`, and of ky with zod, against one server. */
export async function measureCalls(): Promise<Section> {
  const { fetch } = createService()
  const { card } = createOnrampClient({ publishableKey: KEY, baseUrl, fetch })
  const opened = await card.checkout(purchase)
  const id = opened.order_id
  const server = await startBareServer({
    '/v1/card/quote': JSON.stringify(await card.quote(purchase)),
    '/v1/card/checkout': JSON.stringify(opened),
    [`/v1/card/orders/${id}`]: JSON.stringify(await card.orders.get({ id, wallet })),
  })
  const clients = {
    fetch: plainClient(server.url),
    kyAndZod: handWrittenClient(server.url),
    ours: ourClient(server.url),
  }
  const rows = {
    '`fetch` + `JSON.parse`': 'fetch',
    'ky + zod/mini, by hand': 'kyAndZod',
    '**@onramp-kit/core**': 'ours',
  } as const
  const ratios = await compareCalls(calls, clients, id)
  server.stop()
  const table = (what: 'time' | 'bytes', says: string) => ({
    says,
    head: ['client', ...calls.map((call) => titles[call])],
    rows: Object.entries(rows).map(([title, name]) => [
      title,
      ...ratios.map((ratio) => (name === 'fetch' ? '1' : withSpread(ratio(what, name, 'fetch')))),
    ]),
  })
  return {
    title: 'Cost of a call',
    tables: [
      table(
        'time',
        'CPU time of the calling process for one call, as a multiple of `fetch` + `JSON.parse`. This is what the client adds, wherever the service runs. Our client validates the request and the response, enforces a deadline and parses every error; `fetch` alone validates nothing.',
      ),
      table('bytes', 'Heap allocated for one call, as a multiple of `fetch` + `JSON.parse`.'),
    ],
    limits: (['time', 'bytes'] as const).flatMap((what) =>
      calls.flatMap((call, index) => {
        const title = `${titles[call]}: ${what === 'time' ? 'CPU time' : 'allocation'}`
        const of = (other: 'fetch' | 'kyAndZod') =>
          ratios[index]?.(what, 'ours', other).median ?? Number.NaN
        return [
          atMost(`${title}, ours to \`fetch\``, of('fetch'), 3),
          atMost(`${title}, ours to ky + zod/mini by hand`, of('kyAndZod'), 1.25),
        ]
      }),
    ),
  }
}

/** Compares the clients for each call in turn. */
async function compareCalls<Name extends string>(
  measured: readonly (keyof Client)[],
  clients: Readonly<Record<Name, Client>>,
  id: string,
): Promise<readonly Comparison<Name>[]> {
  const found: Comparison<Name>[] = []
  for (const call of measured) {
    const functions = Object.entries<Client>(clients).map(([name, client]) => [
      name,
      () => client[call](id),
    ])
    found.push(await compare(Object.fromEntries(functions) as Record<Name, () => Promise<unknown>>))
  }
  return found
}
