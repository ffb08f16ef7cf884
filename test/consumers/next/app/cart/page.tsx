import { connection } from 'next/server'
import { Suspense } from 'react'
import { CartCheckout } from '@/app/CartCheckout'
import { isPaid } from '@/server/orders'
import { carts } from '@/server/shop'
import { Onramp } from '../Onramp'

export default function Page() {
  return (
    <Suspense>
      <Cart id="cart-1" />
    </Suspense>
  )
}

/** Sells a cart that the server knows, until it is paid. */
async function Cart({ id }: { id: string }) {
  // Read at each request, not by `next build`
  await connection()
  const cart = carts.get(id)
  return <Onramp>{cart && <CartCheckout cart={{ id, ...cart }} paid={isPaid(id)} />}</Onramp>
}
