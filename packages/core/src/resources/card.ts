import type {
  CardCheckout,
  CardCheckoutInput,
  CardQuote,
  CardQuoteInput,
} from '../contract/card.ts'
import { IDEMPOTENCY_KEY_PATTERN } from '../contract/idempotency.ts'
import type { FieldIssue } from '../errors/usageErrors.ts'
import { createIdempotencyKey } from '../transport/idempotency.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'
import { checksumIssues } from '../wallet/checkWallet.ts'
import { type CardOrders, createCardOrders } from './cardOrders.ts'

/** Card purchases. Every method rejects with an OnrampError; see each error's `code` and `outcome`. */
export interface Card {
  /**
   * Prices a purchase. Retried on transient errors. A purchase can be opened without a quote. (Interface: POST
   * /v1/card/quote.)
   */
  quote(input: CardQuoteInput, options?: RequestOptions): Promise<CardQuote>
  /**
   * Opens a purchase and returns the order to poll and the hosted page to show. Sends one request per call and cannot be
   * aborted, because aborting would not undo it. After an error whose `outcome` is `'unknown'`, let the buyer decide whether
   * to call again, with the same `idempotencyKey` if the client's `idempotency` is on. (Interface: POST /v1/card/checkout.)
   *
   * @example
   * const { order_id, url } = await onramp.card.checkout({
   *   amount: '50', currency: 'USD', country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT',
   *   wallet: '0x52908400098527886E0F7030069857D2E4169EE7', chain: 8453, token: 'USDC',
   * })
   */
  checkout(input: CardCheckoutInput, options?: CheckoutRequestOptions): Promise<CardCheckout>
  /** Reads and polls orders. */
  readonly orders: CardOrders
}

/** Options of `card.checkout`. */
export interface CheckoutRequestOptions {
  /**
   * Idempotency key of the purchase, if the client's `idempotency` is on: 1 to 255 visible ASCII characters.
   * @default a new random key for each call
   */
  readonly idempotencyKey?: string | undefined
  /** Called when the request is about to leave. Not called if nothing is sent, such as offline. */
  readonly onSend?: (() => void) | undefined
}

/** What a checkout passes, which validates a purchase before it stores it. */
export interface ValidCheckoutOptions extends CheckoutRequestOptions {
  /** Whether the purchase was validated. */
  readonly isValid?: boolean
}

export function createCard(transport: Transport): Card {
  return {
    quote: (input, options) => request(transport, 'card.quote', input, options),
    async checkout(input, { idempotencyKey, onSend, isValid }: ValidCheckoutOptions = {}) {
      const { idempotency } = transport
      const key = idempotency && (idempotencyKey ?? createIdempotencyKey())
      return request(transport, 'card.checkout', input, {
        onSend,
        isValid,
        issues: [...checksumIssues(input), ...keyIssues(key)],
        headers: idempotency && key !== undefined ? { [idempotency.header]: key } : {},
      })
    },
    orders: createCardOrders(transport),
  }
}

function keyIssues(key: string | undefined): readonly FieldIssue[] {
  return key === undefined || IDEMPOTENCY_KEY_PATTERN.test(key)
    ? []
    : [{ field: 'idempotencyKey', reason: 'must be 1 to 255 visible ASCII characters' }]
}
