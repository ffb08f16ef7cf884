import type { PageState } from '@onramp-kit/core'
import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { opensPurchase } from './network.ts'
import type { Rule } from './tally.ts'

/** Checks the requests of one page. */
export function createTraffic(
  { clock }: { clock: VirtualClock },
  page: PageState,
  report: (rule: Rule) => void,
) {
  /** The end of Retry-After in true time, independent of the device's clock. */
  const bars = new Map<string, number>()
  const over = new Set<string>()
  /** 404s by order id, since the last response with an order. */
  const notFound = new Map<string, number>()
  /** By request, because one can end twice: by its response and by an abort. */
  const polls = new Set<Request>()

  return {
    /** Records that the page showed the end of this order and must not poll it again. */
    over: (orderId: string) => void over.add(orderId),
    notFound: (orderId: string) => notFound.get(orderId) ?? 0,
    /** Records a request. Call the returned function with its response, and with whether it contains JSON. */
    sent(request: Request): (answer: Response | undefined, isJson?: boolean) => void {
      const { method, url } = request
      const { pathname } = new URL(url)
      const operation = `${method} ${pathname}`
      const bar = bars.get(operation)
      if (bar !== undefined && clock.now() < bar) report('requests earlier than Retry-After said')
      const isPoll = method === 'GET'
      const orderId = pathname.split('/').at(-1) ?? ''
      const isOffline = !page.online()
      if (isPoll && (isOffline || !page.visible()))
        report('polls while the page is hidden or offline')
      if (opensPurchase(request) && isOffline) report('POSTs while the page is offline')
      if (isPoll && over.has(orderId)) report('polls after a terminal status was read')
      if (isPoll && polls.size > 0) report('concurrent polls of one page')
      if (isPoll) polls.add(request)
      return (answer, isJson) => {
        polls.delete(request)
        if (isPoll && answer?.status === 404)
          notFound.set(orderId, (notFound.get(orderId) ?? 0) + 1)
        else if (isPoll && answer?.ok && isJson) notFound.delete(orderId)
        const header = answer?.headers.get('retry-after')
        if (header == null) return
        bars.set(operation, untilOf(header, clock.now()))
      }
    },
  }
}
export type Traffic = ReturnType<typeof createTraffic>

const untilOf = (header: string, now: number) =>
  /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
