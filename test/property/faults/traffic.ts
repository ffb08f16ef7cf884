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
  /** By request, because one can end twice: by its response and by an abort. */
  const polls = new Set<Request>()

  return {
    /** Records that the page showed the end of this order and must not poll it again. */
    over: (orderId: string) => void over.add(orderId),
    /** Records a request. Call the returned function with its response. */
    sent(request: Request): (answer: Response | undefined) => void {
      const { method, url } = request
      const { pathname } = new URL(url)
      const operation = `${method} ${pathname}`
      const bar = bars.get(operation)
      if (bar !== undefined && clock.now() < bar) report('requests earlier than Retry-After said')
      const isPoll = method === 'GET'
      const isOffline = !page.online()
      if (isPoll && (isOffline || !page.visible()))
        report('polls while the page is hidden or offline')
      if (opensPurchase(request) && isOffline) report('POSTs while the page is offline')
      if (isPoll && over.has(pathname.split('/').at(-1) ?? ''))
        report('polls after a terminal status was read')
      if (isPoll && polls.size > 0) report('concurrent polls of one page')
      if (isPoll) polls.add(request)
      return (answer) => {
        polls.delete(request)
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
