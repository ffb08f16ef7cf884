import { useState } from 'react'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { SetupNotice } from '../ui/NeedsWallet.tsx'
import { Checkout } from './Checkout.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'

const disconnect = 'Disconnect the wallet'

/** A missing or invalid wallet, and a wallet that changes during an order. */
const meta = preview.meta({ title: 'Checkout/Wallet', component: Checkout, args: destination })

/** The form with its quote, and a button that connects a wallet. */
export const Connect = meta.story({
  args: { wallet: undefined, onConnect() {} },
  play: ({ buyer }) => buyer.reads(enShared.connect.title),
})

/** The page has a button of its own that connects a wallet. */
export const NotConnected = meta.story({
  args: { wallet: undefined },
  play: ({ buyer }) => buyer.reads(enShared.connect.text),
})

/** For the developer: a malformed address blocks the purchase. */
export const Malformed = meta.story({
  args: { wallet: '0x5290' },
  play: ({ buyer }) => buyer.reads(enCheckout.wallet),
})

/** The buyer disconnects the wallet while paying: the payment page stays, and a notice names the destination. */
export const ChangedWhilePaying = meta.story({
  render: (props) => <Shop {...props} />,
  play: async ({ buyer }) => {
    await buyer.buys()
    await buyer.presses(disconnect)
    await buyer.reads(enOrder.destinationChanged)
  },
})

/** The buyer disconnects the wallet after the payment was captured. */
export const ChangedWhileSending = meta.story({
  render: (props) => <Shop {...props} />,
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.presses(disconnect)
    await buyer.reads(enOrder.destinationChanged)
  },
})

/** For the developer: the provider or its client is missing. */
export const NoClient = meta.story({
  render: () => (
    <SetupNotice
      code="no_client"
      message="Onramp Kit: <Checkout> needs an <OnrampProvider client={…}> around it."
    />
  ),
  play: ({ buyer }) => buyer.reads(enShared.errors.setup),
})

/** A merchant that can disconnect its wallet. */
function Shop(props: CheckoutProps) {
  const [wallet, setWallet] = useState(props.wallet)
  return (
    <>
      <Checkout {...props} wallet={wallet} />
      <p>
        <Button onClick={() => setWallet(null)}>{disconnect}</Button>
      </p>
    </>
  )
}
