import { CheckoutDialogParts, CheckoutParts, OrderParts, StepParts } from '@onramp-kit/react/parts'
import { useState } from 'react'

export function BuyButton({ wallet }: { wallet: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buy USDC
      </button>
      <CheckoutDialogParts.Root
        open={isOpen}
        onOpenChange={setOpen}
        wallet={wallet}
        chain={8453}
        token="USDC"
      >
        <CheckoutDialogParts.Bar>
          <CheckoutDialogParts.Title>Top up your account</CheckoutDialogParts.Title>
          <CheckoutDialogParts.Close />
        </CheckoutDialogParts.Bar>
        <CheckoutDialogParts.Confirmation />
        <StepParts.Announcer />
        <StepParts.Heading />
        <CheckoutParts.DestinationNotice />
        <CheckoutParts.Form />
        <OrderParts.Notice />
        <CheckoutParts.Page />
        <CheckoutParts.Retry />
        <CheckoutParts.StartOver />
      </CheckoutDialogParts.Root>
    </>
  )
}
