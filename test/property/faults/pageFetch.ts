import { readAtOnce } from '@onramp-kit/test-tools/readAtOnce'
import { type Network, opensPurchase } from './network.ts'
import type { Page } from './page.ts'
import type { Clicks, Reply } from './purchases.ts'
import type { Traffic } from './traffic.ts'

/** The `fetch` of one page: a response arrives as a task of the page, and an abort affects only that page. */
export function pageFetch(
  page: Page,
  { network, clicks, traffic }: { network: Network; clicks: Clicks; traffic: Traffic },
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const end = traffic.sent(request)
    const purchase = opensPurchase(request) ? clicks.sent() : undefined
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        end(undefined)
        purchase?.answered('nothing')
        reject(signal.reason)
      })
      const acted = async (answer: Response) => purchase?.acted((await answer.json()).order_id)
      void network.carry(request, purchase && acted).then(async (response) => {
        const reply = purchase && (await replyOf(response?.clone()))
        const isJson = await hasJson(response?.clone())
        const shown = response && (await readAtOnce(response))
        page.task(() => {
          if (signal.aborted) return
          end(response, isJson)
          if (reply) purchase?.answered(reply)
          if (shown === undefined) reject(new TypeError('fetch failed'))
          else resolve(shown)
        })
      })
    })
  }
}

async function replyOf(response: Response | undefined): Promise<Reply> {
  if (response === undefined) return 'nothing'
  if ([400, 401, 403].includes(response.status)) return 'rejected'
  try {
    const { order_id } = await response.json()
    return typeof order_id === 'string' ? { order: order_id } : 'nothing'
  } catch {
    return 'nothing'
  }
}

async function hasJson(response: Response | undefined): Promise<boolean> {
  if (!response?.headers.get('content-type')?.includes('json')) return false
  return response.json().then(
    () => true,
    () => false,
  )
}
