// What the browser does: opens a purchase, and tells the merchant's server its order id.
import { carts, onramp } from './shop.ts'

const shop = process.env['SHOP_URL'] ?? 'http://127.0.0.1:8080'
for (const [id, cart] of carts) {
  const settings = { country: 'US', payment_method: 'card', trade_type: 'EXACT_INPUT' } as const
  const { order_id, url } = await onramp.card.checkout({ ...cart, ...settings })
  const { status } = await fetch(`${shop}/carts/${id}/orders/${order_id}`, { method: 'PUT' })
  console.log(`The server answered ${status}. Pay at ${url}`)
}
