'use client'

import { Checkout } from '@onramp-kit/react'
import { CheckoutParts, StepParts } from '@onramp-kit/react/parts'

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

export function Shop() {
  if (!location.search.includes('composed'))
    return <Checkout wallet={wallet} chain={8453} token="USDC" />
  return (
    <CheckoutParts.Root wallet={wallet} chain={1} token="USDC">
      <StepParts.Announcer />
      <StepParts.Title />
      <CheckoutParts.Form>
        <CheckoutParts.Fields>
          <CheckoutParts.Amounts />
          <CheckoutParts.Quote />
        </CheckoutParts.Fields>
        <CheckoutParts.Error />
        <CheckoutParts.Submit render={(props) => <button {...props} aria-label="Own button" />} />
      </CheckoutParts.Form>
      <CheckoutParts.Page />
    </CheckoutParts.Root>
  )
}
