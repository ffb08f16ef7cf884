import {
  type CardCheckoutInput,
  type CardOrder,
  type CardQuote,
  type CheckoutSnapshot,
  chainName,
  type Destination,
  formatAmount,
} from '@onramp-kit/core'
import { compareAmounts } from '@onramp-kit/core/internal'
import { formatEstimate } from '../i18n/format.ts'
import type { Messages } from '../messages/messages.ts'
import { type OrderSituation, stepOf } from '../order/situationWords.ts'
import type { Step } from '../ui/Step.tsx'

export interface PurchaseState {
  readonly snapshot: CheckoutSnapshot
  readonly destination: Destination
  readonly form: { readonly quote: CardQuote | undefined }
}

/** Describes a step after the form. */
export function describePurchase(
  { snapshot, destination, form: { quote } }: PurchaseState,
  messages: Messages['order'],
  locale: string,
): Step {
  const { order, purchase, step, situation } = snapshot
  const { token, chain } = order?.destination ?? destination
  // The order has no token amount: only the purchase of this tab tells what was quoted or typed.
  const estimate = purchase && estimateOf(purchase, quote, order)
  const received = estimate?.received && formatEstimate(estimate.received, { locale, token })
  // Known before the order is read, or else never: a later text would move the page while the buyer types a card number.
  const paid =
    estimate?.paid &&
    (order?.source ?? {
      amount: estimate.paid,
      currency: quote?.source.currency ?? purchase?.currency,
    })
  return {
    ...stepOf(situation as OrderSituation, messages, {
      token,
      chain: chainName(chain),
      received,
      paid: paid && formatAmount(paid.amount, { locale, currency: paid.currency, round: 'up' }),
    }),
    // The checkout reads a stored order without user action.
    isQuiet: step === 'resuming',
  }
}

/** Returns what the buyer pays and receives, each typed or estimated by the quote, if the order is for its amount. */
function estimateOf(
  { amount, trade_type }: CardCheckoutInput,
  quote: CardQuote | undefined,
  order: CardOrder | undefined,
) {
  if (trade_type === 'EXACT_OUTPUT') return { paid: quote?.source.amount, received: amount }
  const isQuoted = quote !== undefined && (order === undefined || hasAmountOf(quote, order))
  return {
    paid: quote?.source.amount ?? amount,
    received: isQuoted ? quote.destination.amount : undefined,
  }
}

/** Returns whether an order is for what a quote priced: with `orderAmount: 'any'` it may be for another amount. */
export function hasAmountOf({ source }: CardQuote, order: CardOrder): boolean {
  const { currency, amount } = order.source
  // The amount of an order may be any text.
  const isAmount = /^\d+(\.\d+)?$/.test(amount)
  return source.currency === currency && isAmount && compareAmounts(source.amount, amount) === 0
}
