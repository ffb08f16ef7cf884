import { type CheckoutSnapshot, isTerminal } from '@onramp-kit/core'
import type { Device } from './device.ts'
import type { Rule } from './tally.ts'

export const DAY = 24 * 3_600_000

/** What a page knows from the response to its POST: the order, a rejection, or nothing. */
export type Reply = { readonly order: string } | 'rejected' | 'nothing'

/** What a page knows of its purchases. */
export interface PageKnowledge {
  /** The order that the page must show: from its response or from storage. */
  expects: string | undefined
  /** Whether one of its purchases has no response and the buyer has not decided since. */
  isInDoubt: boolean
  /** Whether its last purchase was rejected and it has no open purchase. */
  isRejected: boolean
}

/** A POST that opens a purchase. */
interface Purchase {
  readonly by: PageKnowledge | undefined
  /** By the device's clock; the earliest time that it has shown since. */
  sentAt: number
  reply: Reply
  /** The order that it opened, whether or not the page knows. */
  orderId: string | undefined
  /** Whether the buyer saw its end or chose to leave it. */
  isLeft: boolean
  /** Whether a page tried it again since, which stores it again even where another page had left it. */
  isRetried: boolean
  /** Whether the device's clock has ever shown that it was sent a day ago: its record may be gone. */
  isOld: boolean
}

/** Every purchase of one buyer; reports a second one that the buyer did not decide on. */
export function createPurchases(device: Device, report: (rule: Rule) => void) {
  const all: Purchase[] = []
  const besideEachOther: (readonly [Purchase, Purchase])[] = []
  let clicks = 0
  const isOld = ({ isOld, sentAt }: Purchase) => isOld || device.now() - sentAt >= DAY

  /** Purchases of a page that have an unknown outcome, also if another page has left them. */
  const lostBy = (visit: PageKnowledge) =>
    all.filter(({ by, reply }) => by === visit && reply === 'nothing')
  /** The clicks on one page and the requests that follow. */
  function createClicks() {
    let by: PageKnowledge | undefined
    let again: readonly Purchase[] = []
    return {
      /** Records a click that opens a purchase, or retries one with an unknown outcome. */
      click(visit: PageKnowledge, insteadOf: readonly Purchase[] = []) {
        clicks += 1
        by = visit
        again = insteadOf
        for (const each of again) each.isRetried = true
      },
      sent() {
        const visit = by
        const earlier = again
        for (const each of earlier) each.isLeft = true
        const sentAt = device.now()
        const purchase: Purchase = {
          by: visit,
          sentAt,
          reply: 'nothing',
          orderId: undefined,
          isLeft: false,
          isRetried: false,
          isOld: false,
        }
        for (const other of all)
          if (!other.isLeft && !isOld(other)) besideEachOther.push([other, purchase])
        all.push(purchase)
        if (all.length > clicks) report('POSTs beyond the clicks')
        return {
          acted(orderId: string) {
            purchase.orderId = orderId
          },
          answered(reply: Reply) {
            purchase.reply = reply
            // The rejection of a retry does not settle the first attempt.
            if (reply === 'rejected') for (const each of earlier) each.isLeft = false
            if (visit === undefined) return
            if (typeof reply === 'object') visit.expects = reply.order
            visit.isInDoubt = reply === 'nothing' || (reply === 'rejected' && earlier.length > 0)
            visit.isRejected = reply === 'rejected' && earlier.length === 0
          },
        }
      },
    }
  }

  return {
    lostBy,
    ofPage: createClicks,
    /** Records what the clock shows after it was set. A record from the future lasts for a day from now. */
    clockWasSet() {
      for (const purchase of all) {
        purchase.sentAt = Math.min(purchase.sentAt, device.now())
        purchase.isOld ||= device.now() - purchase.sentAt >= DAY
      }
    },
    /** Whether a page may show an unknown outcome: for its own purchases or for one that no page has left. */
    isInDoubt: (visit: PageKnowledge) =>
      all.some(
        ({ by, reply, isLeft, isRetried }) =>
          reply === 'nothing' && (by === visit || !isLeft || isRetried),
      ),
    /** Whether a page must show an unknown outcome: for a day, unless the buyer decides. */
    mustDoubt: (visit: PageKnowledge) =>
      visit.isInDoubt &&
      all.some((each) => each.by === visit && each.reply === 'nothing' && !isOld(each)),
    /** Records that the buyer leaves what this page shows. */
    leave(visit: PageKnowledge, { step, order_id, purchase: own }: CheckoutSnapshot) {
      const isShown = ({ orderId }: Purchase) => orderId !== undefined && orderId === order_id
      // A page without its own purchase shows that of another page.
      const lost = own ? lostBy(visit) : all.filter(({ reply }) => reply === 'nothing')
      const left = step === 'unknown' ? lost : all.filter(isShown)
      for (const purchase of left) Object.assign(purchase, { isLeft: true, isRetried: false })
    },
    /** Records what a page shows; after a terminal status another purchase is allowed. */
    shown({ order }: CheckoutSnapshot) {
      if (order === undefined || !isTerminal(order.status)) return
      for (const purchase of all) if (purchase.orderId === order.id) purchase.isLeft = true
    },
    check() {
      for (const [one, two] of besideEachOther)
        if (one.orderId !== undefined && two.orderId !== undefined) report('purchases opened twice')
    },
  }
}
export type Purchases = ReturnType<typeof createPurchases>
export type Clicks = ReturnType<Purchases['ofPage']>
