import { scheduleBuyer } from '../orders/scheduleBuyer.ts'
import { formatDecimal } from '../pricing/decimal.ts'
import { FIAT_PLACES, TOKEN_PLACES } from '../pricing/price.ts'
import type { Operation } from './call.ts'
import { priceCall } from './priceCall.ts'

/**
 * POST /v1/card/checkout. The order is written before its address is given away. (Interface:
 * Transition rows.)
 */
export const checkout: Operation<'card.checkout'> = (call, engine) => {
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
