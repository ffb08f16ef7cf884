import { type CardOrder, isKnownStatus } from '../contract/cardOrder.ts'
import type { Open } from '../contract/values.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { isPermanent } from '../errors/ownerErrors.ts'
import { isInputError } from '../errors/usageErrors.ts'
import { isCaptured, isTerminal } from './status.ts'

/** What a view knows of a purchase and its order. `snapshot.situation` of a checkout has considered it already. */
export interface OrderFacts {
  /** The step of a checkout. Any but these four has an order, and so does a page without steps. */
  readonly step?: Open<'details' | 'opening' | 'unknown' | 'resuming'> | undefined
  /** The purchase, while this tab can send it again. */
  readonly purchase?: object | undefined
  /** The order as last read. */
  readonly order?: Pick<CardOrder, 'status'> | undefined
  /** Whether the service ever reported the payment as captured. @default whether the order says so */
  readonly isCaptured?: boolean | undefined
  /** Whether the order has held its status for 10 minutes, or has not been read yet after one. */
  readonly isSlow?: boolean | undefined
  /**
   * Whether the hosted page is shown here, can no longer be, or never was because its URL is unsafe. Undefined where an order
   * is never paid.
   */
  readonly page?: 'shown' | 'gone' | 'unsafe' | undefined
  /** Differences between the order and the purchase. */
  readonly mismatches?: readonly unknown[] | undefined
  /** Whether the buyer may leave this purchase for a new one. */
  readonly canStartOver?: boolean | undefined
  /** The error that ended the reads of the order. */
  readonly error?: OnrampError | undefined
  /** The error of the last read, while more follow. */
  readonly pollError?: OnrampError | undefined
  /** Whether the reads ended without an error, as when a watch ends after a day. */
  readonly hasTimedOut?: boolean | undefined
}

/**
 * What a situation says about the buyer's money. `nothing_charged`: nothing was captured, nor can be by what was shown.
 * `may_be_charged`: the buyer may have paid, or still can. `charged`: captured, and not reported as sent. `sent`: paid out.
 */
export type Claim = 'nothing_charged' | 'may_be_charged' | 'charged' | 'sent'

/** What the buyer can do. `check_again` reads the order now; `try_again` sends the same purchase once more. */
export type SituationAction =
  | 'pay'
  | 'check_again'
  | 'try_again'
  | 'start_over'
  | 'contact_support'
  | 'done'

/**
 * Every situation: its claim, then its actions by importance. `start_over` is offered only where it is possible. Generates
 * the page "What the buyer is told" of the site.
 */
export const situations = {
  /** The buyer fills in the purchase. */
  details: ['nothing_charged', 'pay'],
  /** The purchase request is in flight. */
  opening: ['nothing_charged'],
  /** The outcome of the purchase request is unknown. Its payment page never opened. */
  not_opened: ['nothing_charged', 'try_again', 'start_over', 'contact_support'],
  /**
   * The outcome of the purchase request is unknown after a reload, or in another tab: the payment page may have opened
   * there.
   */
  unconfirmed: ['may_be_charged', 'contact_support', 'start_over'],
  /** The order is open, and the checkout did not show its payment page because its URL is unsafe. */
  not_shown: ['nothing_charged', 'start_over', 'contact_support'],
  /** The checkout looks up a stored order, or the purchase of another tab. */
  resuming: ['may_be_charged'],
  /** The order page reads the order for the first time. */
  loading: ['may_be_charged'],
  /** The checkout shows the payment page, or a link to it. */
  payable: ['may_be_charged', 'pay', 'start_over'],
  /** The checkout shows the payment page, and the order has not changed for 10 minutes: the payment may be in review. */
  payable_late: ['may_be_charged', 'pay', 'check_again', 'start_over', 'contact_support'],
  /**
   * The checkout shows the payment page, and the service reports a status that this version does not know: it may be a review
   * of the payment.
   */
  payable_unknown: ['may_be_charged', 'pay', 'check_again', 'start_over', 'contact_support'],
  /**
   * The order is not paid as far as the service says, and the checkout cannot show the payment page again, such as after a
   * reload.
   */
  page_gone: ['may_be_charged', 'check_again', 'start_over'],
  /**
   * The checkout cannot show the payment page again, and the order has not changed for 10 minutes: the payment may be in
   * review.
   */
  page_gone_late: ['may_be_charged', 'check_again', 'start_over', 'contact_support'],
  /** The order page shows an order that is not paid as far as the service says. An order is never paid on this page. */
  pending: ['may_be_charged'],
  /** The order page shows an order that has not been paid for 10 minutes: the payment may be in review. */
  pending_late: ['may_be_charged', 'check_again', 'contact_support'],
  /** The service reports a status that this version does not know. */
  processing: ['may_be_charged', 'check_again', 'start_over', 'contact_support'],
  /** The service captured the payment, and now reports a status that this version does not know, such as a refund. */
  processing_paid: ['charged', 'check_again', 'contact_support'],
  /** The service captured the payment, and the token is on its way. */
  sending: ['charged'],
  /** The service captured the payment, and has not sent the token for 10 minutes. */
  sending_late: ['charged', 'check_again', 'contact_support'],
  /** The service sent the token to the buyer's wallet. */
  sent: ['sent', 'done', 'start_over'],
  /** The service sent the token, but the order differs from what the buyer requested. */
  sent_mismatched: ['sent', 'contact_support', 'done', 'start_over'],
  /** The order was canceled, and the service never reported a captured payment. */
  cancelled: ['may_be_charged', 'start_over', 'contact_support'],
  /** The order was canceled after the service had captured the payment. */
  cancelled_paid: ['charged', 'contact_support', 'start_over'],
  /** The order differs from what the buyer requested, and must not be paid. */
  mismatched: ['may_be_charged', 'contact_support', 'check_again', 'start_over'],
  /** The order differs from what the buyer requested, and the service captured the payment. */
  mismatched_paid: ['charged', 'contact_support', 'check_again'],
  /** The service no longer finds the order of this checkout. */
  missing: ['may_be_charged', 'contact_support', 'start_over'],
  /** The service finds no order with this id for the wallet, or the id is not a UUID, on an order page. */
  not_found: ['may_be_charged', 'contact_support'],
  /**
   * The client has not read the order, and polling has ended: with an error that a retry does not fix, or after a day of
   * failed reads.
   */
  unreadable: ['may_be_charged', 'contact_support', 'start_over'],
} as const satisfies Readonly<Record<string, readonly [Claim, ...SituationAction[]]>>

/** Name of a situation. The page "What the buyer is told" says when each occurs, and what the components then say. */
export type SituationName = keyof typeof situations

/** Whether what is shown is current. `interrupted`: the last read failed, and more follow. `stopped`: none follows. */
export type Reads = 'ok' | 'interrupted' | 'stopped'

/** What a buyer is told: narrow by `name`, whose `claim` is certain. */
export type Situation = {
  readonly [Name in SituationName]: {
    readonly name: Name
    readonly claim: (typeof situations)[Name][0]
    readonly actions: readonly SituationAction[]
    readonly reads: Reads
  }
}[SituationName]

/**
 * Returns what a buyer is to be told, for a view of your own. A checkout's snapshot has it as `situation`.
 *
 * @example
 * for await (const order of onramp.card.orders.watch({ id, wallet }))
 *   show(situationOf({ order }).name)
 */
export function situationOf(facts: OrderFacts): Situation {
  const reads = readsOf(facts)
  const name = nameOf(facts, reads)
  const [claim, ...actions] = situations[name]
  const { canStartOver = false, error } = facts
  const offered = new Set<SituationAction>(actions)
  if (!canStartOver) offered.delete('start_over')
  if (reads === 'stopped') {
    // Reading again must fail as well until the site's owner has acted.
    if (isPermanent(error)) offered.delete('check_again')
    else offered.add('check_again')
    offered.add('contact_support')
  }
  // The table pairs each name with its claim.
  return { name, claim, actions: [...offered], reads } as Situation
}

function nameOf(facts: OrderFacts, reads: Reads): SituationName {
  const { step, purchase, order, isSlow, page, mismatches = [], error } = facts
  const status = order?.status
  const captured = facts.isCaptured ?? (status !== undefined && isCaptured(status))
  const isMismatched = mismatches.length > 0
  if (step === 'details') return 'details'
  if (step === 'opening') return 'opening'
  if (step === 'unknown') return purchase ? 'not_opened' : 'unconfirmed'
  if (status === 'order_broadcasted') return isMismatched ? 'sent_mismatched' : 'sent'
  if (status === 'order_cancelled') return captured ? 'cancelled_paid' : 'cancelled'
  if (error?.code === 'order_not_found') return page === undefined ? 'not_found' : 'missing'
  if (page === undefined && hasInvalidId(error)) return 'not_found'
  if (isMismatched) return captured ? 'mismatched_paid' : 'mismatched'
  if (step === 'resuming' && reads !== 'stopped') return 'resuming'
  if (status !== undefined && !isKnownStatus(status)) {
    if (captured) return 'processing_paid'
    return page === 'shown' ? 'payable_unknown' : 'processing'
  }
  if (captured) return isSlow ? 'sending_late' : 'sending'
  if (page === 'unsafe') return 'not_shown'
  if (page === 'shown') return isSlow ? 'payable_late' : 'payable'
  if (status === undefined) {
    if (reads === 'stopped') return 'unreadable'
    if (page === undefined) return 'loading'
  }
  if (page === 'gone') return isSlow ? 'page_gone_late' : 'page_gone'
  return isSlow ? 'pending_late' : 'pending'
}

/** Whether no order can have the id: a page takes it from its address, which a buyer's mail program may have cut off. */
function hasInvalidId(error: OnrampError | undefined): boolean {
  return isInputError(error) && error.fields.map(({ field }) => field).join() === 'id'
}

function readsOf({ order, error, pollError, hasTimedOut }: OrderFacts): Reads {
  // Nothing is read after an order has ended.
  if (order !== undefined && isTerminal(order.status)) return 'ok'
  if (error !== undefined || hasTimedOut) return 'stopped'
  // A new order may not have reached every replica.
  const isExpected = order === undefined && pollError?.code === 'order_not_found'
  return pollError === undefined || isExpected ? 'ok' : 'interrupted'
}
