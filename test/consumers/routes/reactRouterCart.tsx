import { createOnrampClient } from '@onramp-kit/core'
import { OnrampProvider } from '@onramp-kit/react'
import { useLoaderData } from 'react-router'
import { CartCheckout } from '../CartCheckout'
import { isPaid } from '../server/orders'
import { carts } from '../server/shop'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export function loader() {
  const id = 'cart-1'
  const cart = carts.get(id)
  if (cart === undefined) throw new Response('no such cart', { status: 404 })
  return { cart: { id, ...cart }, paid: isPaid(id) }
}

export default function CartPage() {
  return (
    <OnrampProvider client={onramp}>
      <CartCheckout {...useLoaderData<typeof loader>()} />
    </OnrampProvider>
  )
}
