import { type CardOrder, type CheckoutSnapshot, isApiError, type TradeType } from '@onramp-kit/core'

/**
 * What happened in a checkout, for analytics and support. Reported once per occurrence. Contains neither the key, the
 * wallet nor a URL, and amounts only with `includeAmounts`. An event never proves a payment: read the order.
 */
export type CheckoutEvent =
  /** The checkout appeared on the page or its dialog opened; it left the page or its dialog closed. */
  | { readonly type: 'shown' | 'closed' }
  /** The buyer changed the amount to another valid one. With EXACT_OUTPUT it is a token amount. */
  | ({ readonly type: 'amount_changed'; readonly trade_type: TradeType } & EventAmount)
  /** The buyer chose another country. */
  | { readonly type: 'country_changed'; readonly country: string }
  /** The buyer chose another payment method. */
  | { readonly type: 'method_changed'; readonly payment_method: string }
  /** A quote arrived for the current input; the shown quote expired. `amount` is what the buyer pays. */
  | ({ readonly type: 'quote_loaded' | 'quote_expired' } & EventAmount)
  /** The service returned no quote for the current input. */
  | { readonly type: 'quote_failed'; readonly code: string }
  /** The purchase request was sent. */
  | ({
      readonly type: 'submitted'
      readonly country: string
      readonly currency: string
      readonly payment_method: string
      readonly trade_type: TradeType
    } & EventAmount)
  /** The service opened the order. */
  | { readonly type: 'opened'; readonly order_id: string }
  /** The purchase was rejected and no order opened; `before_purchase` is the code of your own gate. */
  | { readonly type: 'refused'; readonly code: string; readonly field?: string | undefined }
  /** The outcome of the purchase request is unknown; without a code after a reload. */
  | { readonly type: 'unknown'; readonly code?: string | undefined }
  /** The order was read with this status for the first time, and again after a reload. */
  | { readonly type: 'status'; readonly order_id: string; readonly status: CardOrder['status'] }

interface EventAmount {
  /** Decimal text. Only with `includeAmounts`. */
  readonly amount?: string | undefined
}

/** Returns the events of a purchase request between two snapshots. */
export function purchaseEvents(
  before: CheckoutSnapshot,
  { step, order_id, purchase, error }: CheckoutSnapshot,
): readonly CheckoutEvent[] {
  const isOpening = before.step === 'opening'
  if (step === 'opening' && !isOpening) {
    const { country, currency, payment_method, trade_type, amount } = purchase
    return [{ type: 'submitted', country, currency, payment_method, trade_type, amount }]
  }
  if (isOpening && step === 'paying') return [{ type: 'opened', order_id }]
  if (step === 'unknown' && before.step !== step) return [{ type: 'unknown', code: error?.code }]
  if (step !== 'details' || error === undefined || error === before.error) return []
  return [{ type: 'refused', code: error.code, field: isApiError(error) ? error.field : undefined }]
}
