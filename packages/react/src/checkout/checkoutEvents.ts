import type { PurchaseEvent, TradeType } from '@onramp-kit/core'

/**
 * What happened in a checkout, for analytics and support. Reported once per occurrence. Contains neither the key, the
 * wallet nor a URL, and amounts only with `includeAmounts`. An event never proves a payment: read the order.
 */
export type CheckoutEvent =
  | PurchaseEvent
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
  /** Your `beforePurchase` rejected. */
  | { readonly type: 'refused'; readonly code: 'before_purchase'; readonly field?: undefined }
  /** The payment page has loaded, or an error page did; has not loaded for 20 s; is blocked by your page's policy. */
  | { readonly type: 'page_loaded' | 'page_slow' | 'page_blocked'; readonly order_id: string }
  /** The buyer opened the payment page in a new tab. */
  | { readonly type: 'page_in_tab'; readonly order_id: string }

interface EventAmount {
  /** Decimal text. Only with `includeAmounts`. */
  readonly amount?: string | undefined
}
