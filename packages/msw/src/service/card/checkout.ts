import { IDEMPOTENCY_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { Call, Operation, Reply } from '../operation.ts'
import { scheduleBuyer } from './payment.ts'
import { FIAT_PLACES, formatDecimal, TOKEN_PLACES } from './pricing.ts'
import { validateAndPrice } from './quote.ts'

/**
 * POST /v1/card/checkout. A repeated idempotency key returns the first reply and opens no second order. (Assumption
 * `card.idempotency`.)
 */
export const checkout: Operation<'card.checkout'> = (call, engine) => {
  const { clock, idempotency, settings } = engine
  const { header } = settings.idempotency
  const key = call.headers.get(header)
  if (key === null) return openPurchase(call, engine)
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    throw call.error('validation_error', `${header}: must be 1 to 255 visible ASCII characters`)
  const id = `${call.tenant.key} ${key}`
  const input = JSON.stringify(call.input)
  const first = idempotency.find(id, clock.now())
  if (first === undefined) {
    const reply = openPurchase(call, engine)
    idempotency.put({ id, input, reply }, clock.now())
    return reply
  }
  if (first.input !== input)
    throw call.error('validation_error', `${header}: was sent with another body before`)
  return first.reply
}

/** Opens an order. The order exists before the caller learns its URL. (Interface: Transition rows.) */
function openPurchase(call: Call<'card.checkout'>, engine: Engine): Reply<'card.checkout'> {
  const { chain, currency, payment_method: paymentMethod, token, wallet } = call.input
  const { clock, ids, orders } = engine
  const priced = validateAndPrice(call, engine)
  const id = ids.uuid()
  const pageToken = ids.token()
  const at = clock.timestamp()
  const record = orders.put({
    tenant: call.tenant,
    order: {
      id,
      status: 'payment_pending',
      source: {
        wallet,
        currency,
        amount: formatDecimal(priced.total, FIAT_PLACES),
        card_brand: null,
        card_last_four: null,
      },
      destination: { wallet, chain, token },
      created_at: at,
    },
    statusHistory: [{ status: 'payment_pending', at }],
    url: `${call.serviceUrl}/pay/${id}?session=${pageToken}`,
    pageToken,
    payout: formatDecimal(priced.tokens, TOKEN_PLACES),
    paymentMethod,
    pageVisited: false,
    step: { name: 'details' },
  })
  scheduleBuyer(engine, record)
  return { order_id: id, url: record.url }
}
