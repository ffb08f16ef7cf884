import { CartCheckout } from '@/app/CartCheckout'
import { carts } from '@/server/shop'
import { Onramp } from '../Onramp'

/** Sells the cart that the server knows. */
export default function Page() {
  const cart = carts.get('cart-1')
  return <Onramp>{cart && <CartCheckout cart={{ id: 'cart-1', ...cart }} />}</Onramp>
}
