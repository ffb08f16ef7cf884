import { error } from '@sveltejs/kit'
import { isPaid } from '../../lib/server/orders'
import { carts } from '../../lib/server/shop'

export function load() {
  const id = 'cart-1'
  const cart = carts.get(id)
  if (cart === undefined) error(404, 'no such cart')
  return { cart: { id, ...cart }, paid: isPaid(id) }
}
