import {
  type Checkout,
  type CheckoutSnapshot,
  isTerminal,
  type OrderStatus,
} from '@onramp-kit/core'
import { isKnownStatus, orderStatuses } from '@onramp-kit/core/contract'
import type { Service } from '@onramp-kit/msw'
import { details } from '@onramp-kit/test-tools/checkoutHarness'
import type { Clicks, PageKnowledge, Purchases } from './purchases.ts'
import type { Rule, Tally } from './tally.ts'
import type { Traffic } from './traffic.ts'

/** One controller on one page, observed from outside, with its buyer. */
export interface Visit extends PageKnowledge {
  readonly checkout: Checkout
  /** Receives everything that the page shows. */
  readonly see: (snapshot: CheckoutSnapshot) => void
  readonly open: () => void
  readonly retry: () => void
  readonly startOver: () => void
}

interface Around {
  /** The id of the stored purchase. */
  readonly storedPurchase: () => string | undefined
  readonly service: Service
  /** Orders that a page of this device gave up: their next 404 ends polling. */
  readonly givenUp: Set<string>
  readonly purchases: Purchases
  readonly clicks: Clicks
  readonly traffic: Traffic
  readonly tally: Tally
  readonly report: (rule: Rule) => void
}

export function createVisit(
  checkout: Checkout,
  expects: string | undefined,
  { storedPurchase, service, givenUp, purchases, clicks, traffic, tally, report }: Around,
): Visit {
  let ended: string | undefined
  /** The stored purchase whose outcome the page shows as unknown. */
  let doubted: string | undefined
  let last: { readonly id: string; readonly status: OrderStatus } | undefined
  const visit: Visit = {
    checkout,
    expects,
    isInDoubt: false,
    isRejected: false,
    see(snapshot) {
      const { step, order, order_id = '', error } = snapshot
      if (error?.code === 'order_not_found') {
        if (!givenUp.has(order_id) && traffic.notFound(order_id) < 5)
          report('orders given up after a few 404s')
        givenUp.add(order_id)
      }
      const end = step === 'sent' || step === 'cancelled' ? `${step} ${order?.id}` : undefined
      if (ended !== undefined && end !== ended)
        report('terminal statuses left without starting over')
      ended = end
      doubted = step === 'unknown' ? (doubted ?? storedPurchase()) : undefined
      if (order === undefined) return
      const held = service.state().orders.find(({ id }) => id === order.id)
      if (!held?.status_history.some(({ status }) => status === order.status))
        report('statuses shown that the service never held')
      if (last?.id === order.id && reached(order.status) < reached(last.status))
        report('statuses shown after one that lies ahead')
      last = order
      if (isTerminal(order.status)) traffic.over(order.id)
      purchases.shown(snapshot)
    },
    open() {
      if (checkout.getSnapshot().step === 'details') {
        clicks.click(visit)
        visit.isRejected = false
        tally.decided.add('opened a purchase')
      }
      void checkout.open(details)
    },
    retry() {
      const snapshot = checkout.getSnapshot()
      if (snapshot.step === 'unknown' && snapshot.purchase !== undefined) {
        clicks.click(visit, purchases.lostBy(visit))
        decide('tried again')
      }
      void checkout.retry()
    },
    startOver() {
      const snapshot = checkout.getSnapshot()
      if (snapshot.canStartOver) {
        // Another page may have retried the purchase since, and shows the outcome of that.
        const isReplaced = snapshot.purchase === undefined && storedPurchase() !== doubted
        if (snapshot.step !== 'unknown' || !isReplaced) purchases.leave(visit, snapshot)
        visit.isInDoubt = false
        decide('started over')
      }
      checkout.startOver()
    },
  }
  function decide(decision: 'tried again' | 'started over') {
    tally.decided.add(decision)
    visit.expects = undefined
    ended = undefined
  }
  visit.see(checkout.getSnapshot())
  return visit
}

const reached = (status: OrderStatus) => (isKnownStatus(status) ? orderStatuses[status].reached : 0)
