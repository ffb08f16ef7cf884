import { createOnrampClient } from '@onramp-kit/core'

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const purchase = {
  amount: '50',
  currency: 'EUR',
  country: 'DE',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet,
  chain: 8453,
  token: 'USDC',
}

/**
 * Buys once at `service`, and reports the error of a purchase at `redirect`, a server that redirects to the service. Uses
 * nothing but the client and what every runtime has.
 */
export async function buy({ service, redirect }) {
  const connect = (baseUrl) =>
    createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
  const onramp = connect(service)
  const rates = await onramp.fx.rates()
  const quote = await onramp.card.quote(purchase)
  const { order_id: id } = await onramp.card.checkout(purchase)
  await fetch(`${service}/_simulator/orders/${id}/callbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"status":"order_broadcasted"}',
  })
  const { status } = await onramp.card.orders.settled({ id, wallet })
  const { code, outcome } = await connect(redirect)
    .card.checkout(purchase)
    .catch((error) => error)
  return { USD: rates.USD, token: quote.destination.token, status, redirected: { code, outcome } }
}
