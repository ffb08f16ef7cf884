import { IDEMPOTENCY_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { scheduleBuyer } from '../orders/scheduleBuyer.ts'
import { formatDecimal } from '../pricing/decimal.ts'
import { FIAT_PLACES, TOKEN_PLACES } from '../pricing/price.ts'
import type { Call, Operation, Reply } from './call.ts'
import { priceCall } from './priceCall.ts'

/**
 * POST /v1/card/checkout. With an idempotency key, a repeated request gets the first answer again and opens nothing.
 * (Assumption `card.idempotency`.)
 */
export const checkout: Operation<'card.checkout'> = (call, engine) => {
  const { clock, idempotency, settings } = engine
  const { header } = settings.idempotency
  const key = call.headers.get(header)
  if (key === null) return openPurchase(call, engine)
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    throw call.refusal('validation_error', `${header}: must be 1 to 255 visible ASCII characters`)
  const id = `${call.tenant.key} ${key}`
  const input = JSON.stringify(call.input)
  const known = idempotency.find(id, clock.now())
  if (known === undefined) {
    const reply = openPurchase(call, engine)
    idempotency.put({ id, input, reply }, clock.now())
    return reply
  }
  if (known.input !== input)
    throw call.refusal('validation_error', `${header}: was sent with another body before`)
  return known.reply
}

/** Opens a purchase. The order is written before its address is given away. (Interface: Transition rows.) */
function openPurchase(call: Call<'card.checkout'>, engine: Engine): Reply<'card.checkout'> {
  const { chain, currency, payment_method: paymentMethod, token, wallet } = call.input
  const { clock, ids, orders } = engine
  const priced = priceCall(call, engine)
  const id = ids.uuid()
  const session = ids.token()
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
    trail: [{ status: 'payment_pending', at }],
    url: `${call.serviceUrl}/pay/${id}?session=${session}`,
    session,
    payout: formatDecimal(priced.tokens, TOKEN_PLACES),
    paymentMethod,
    opened: false,
    step: { name: 'details' },
  })
  scheduleBuyer(engine, record)
  return { order_id: id, url: record.url }
}
