import { type CheckoutSnapshot, isTerminal } from '@onramp-kit/core'
import type { Device } from './device.ts'
import type { Rule } from './tally.ts'
import type { Visit } from './visit.ts'

export const DAY = 24 * 3_600_000

/** What a page could make of the answer to its POST: the order, a refusal, or nothing. */
export type Reply = { readonly order: string } | 'refusal' | 'nothing'

/** One POST that opens a purchase. */
interface Purchase {
  readonly by: Visit | undefined
  readonly sentAt: number
  reply: Reply
  /** The order it became, whether or not the page knows. */
  orderId: string | undefined
  /** Whether the buyer is done with it: he saw its end, or chose to leave it. */
  isLeft: boolean
}

/** Every purchase of one buyer, and whether a second one was opened behind his back. */
export function createPurchases(device: Device, report: (rule: Rule) => void) {
  const all: Purchase[] = []
  const besideEachOther: (readonly [Purchase, Purchase])[] = []
  let clicks = 0
  const isOpen = ({ isLeft, sentAt }: Purchase) => !isLeft && device.now() - sentAt < DAY

  /** Those nobody has left or knows what became of; a page that sent one itself speaks of its own. */
  function doubtful(visit: Visit): readonly Purchase[] {
    const lost = all.filter(({ reply, isLeft }) => reply === 'nothing' && !isLeft)
    const own = lost.filter(({ by }) => by === visit)
    return own.length > 0 ? own : lost
  }
  /** The clicks on one page, and what it sends because of them. */
  function createClicks() {
    let by: Visit | undefined
    let again: readonly Purchase[] = []
    return {
      /** The buyer clicks where a click opens a purchase: a first one, or one of which it is not known again. */
      click(visit: Visit, insteadOf: readonly Purchase[] = []) {
        clicks += 1
        by = visit
        again = insteadOf
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
        }
        for (const other of all) if (isOpen(other)) besideEachOther.push([other, purchase])
        all.push(purchase)
        if (all.length > clicks) report('POSTs beyond the clicks')
        return {
          acted(orderId: string) {
            purchase.orderId = orderId
          },
          answered(reply: Reply) {
            purchase.reply = reply
            // That a second try was refused says nothing of the first.
            if (reply === 'refusal') for (const each of earlier) each.isLeft = false
            if (visit === undefined) return
            if (typeof reply === 'object') visit.expects = reply.order
            visit.isInDoubt = reply === 'nothing' || (reply === 'refusal' && earlier.length > 0)
            visit.isRefused = reply === 'refusal' && earlier.length === 0
          },
        }
      },
    }
  }

  return {
    doubtful,
    ofPage: createClicks,
    /** Whether a page may say that it does not know: of its own purchases, or of one that no page has left. */
    isInDoubt: (visit: Visit) =>
      all.some(({ by, reply, isLeft }) => reply === 'nothing' && (by === visit || !isLeft)),
    /** The buyer chooses to leave what this page shows. */
    leave(visit: Visit, { step, order_id }: CheckoutSnapshot) {
      const isShown = ({ orderId }: Purchase) => orderId !== undefined && orderId === order_id
      const left = step === 'unknown' ? doubtful(visit) : all.filter(isShown)
      for (const purchase of left) purchase.isLeft = true
    },
    /** A page shows this: an order that is over can be bought beside. */
    shown({ order }: CheckoutSnapshot) {
      if (order === undefined || !isTerminal(order.status)) return
      for (const purchase of all) if (purchase.orderId === order.id) purchase.isLeft = true
    },
    judge() {
      for (const [one, two] of besideEachOther)
        if (one.orderId !== undefined && two.orderId !== undefined) report('purchases opened twice')
    },
  }
}
export type Purchases = ReturnType<typeof createPurchases>
export type Clicks = ReturnType<Purchases['ofPage']>
