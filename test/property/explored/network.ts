import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import type { Page } from '../faults/page.ts'
import type { Fault, Post, Tab } from './tabState.ts'
import type { World } from './world.ts'

export const faults = {
  'is lost': () => undefined,
  'gets 429': () => errorResponse(429, 'rate_limited', { 'retry-after': '30' }),
  'gets 500': () => errorResponse(500, 'internal_error'),
  'gets the page of a proxy': () => html(404),
  'meets a rejected key': () => errorResponse(401, 'invalid_publishable_key'),
  'finds no order': () => errorResponse(404, 'order_not_found'),
  'gets an old answer': async (answer) =>
    Response.json({ ...(await answer?.json()), status: 'payment_pending' }),
  'gets an unsafe URL': async (answer) =>
    Response.json({ ...(await answer?.json()), url: 'http://pay.example/1' }),
} as const satisfies Record<string, Fault>

/** The `fetch` of a page. Keeps each purchase request in flight, and answers reads at once. */
export function fetchOf(world: World, tab: Tab, page: Page): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { signal, method, url, headers } = request
    signal.throwIfAborted()
    const body = method === 'POST' ? await request.text() : null
    const ask = () => world.service.handle(new Request(url, { method, headers, body }))
    return new Promise((resolve, reject) => {
      const settle = (response: Response | undefined) =>
        page.task(() => (response ? resolve(response) : reject(new TypeError('fetch failed'))))
      let answer: Response | undefined
      const opened = [tab.opened, world.ordersOf(tab.record()?.purchaseId)]
      const post: Post = {
        orderId: undefined,
        async act() {
          answer = await ask()
          const { order_id } = await answer.clone().json()
          post.orderId = order_id
          for (const orders of opened) orders.add(order_id)
        },
        async arrive(fault) {
          tab.post = undefined
          settle(fault ? await fault(answer) : answer)
        },
      }
      signal.addEventListener('abort', () => {
        if (tab.post === post) tab.post = undefined
        reject(signal.reason)
      })
      if (method === 'POST') tab.sends(post)
      else void ask().then((truth) => tab.reads(truth).then(settle))
    })
  }
}
