import type { CardCheckoutInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { InputError } from '../errors/usageErrors.ts'
import type { Mismatch } from './mismatch.ts'
import type { CheckoutStep } from './steps.ts'

/** All a view needs to draw a checkout. A new object at each change, the same one in between. */
export interface CheckoutSnapshot {
  readonly step: CheckoutStep
  /** What the buyer asked for. Undefined after a reload: it is not stored. */
  readonly purchase: CardCheckoutInput | undefined
  readonly order_id: string | undefined
  /** The hosted card page, while the order can still be paid. Undefined after a reload: it is not stored. */
  readonly url: string | undefined
  /** The order as the service last showed it. */
  readonly order: CardOrder | undefined
  /** Whether the service ever said that the payment was captured, whatever status came after. */
  readonly isCaptured: boolean
  /** Where the order differs from what was asked for. Anything here must be said loudly. */
  readonly mismatches: readonly Mismatch[]
  /** Why nothing can be bought here at all: the wallet is mistyped. An order that runs is followed all the same. */
  readonly obstacle: InputError | undefined
  /** Why the last thing the buyer or the page wanted did not happen. */
  readonly error: OnrampError | undefined
  /** Why the order can't be read just now. It is asked for again by itself. */
  readonly trouble: OnrampError | undefined
  /** Whether the buyer may leave this purchase and begin another: not while a captured payment is on its way. */
  readonly canStartOver: boolean
}

export const emptySnapshot: CheckoutSnapshot = {
  step: 'details',
  purchase: undefined,
  order_id: undefined,
  url: undefined,
  order: undefined,
  isCaptured: false,
  mismatches: [],
  obstacle: undefined,
  error: undefined,
  trouble: undefined,
  canStartOver: false,
}
