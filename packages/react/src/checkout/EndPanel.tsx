'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { OrderIcon } from '../order/OrderIcon.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderStages } from '../order/OrderStages.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutOpenAgain } from './CheckoutOpenAgain.tsx'
import { StartOver } from './StartOver.tsx'

/** Where a purchase ends, or where only the buyer can say how it goes on. */
export function EndPanel() {
  const { error } = useCheckoutContext().snapshot
  const { notThisTime } = useWords('checkout', enCheckout)
  return (
    <StepPanel>
      <OrderStages />
      <OrderIcon />
      <StepHeading />
      <OrderReceipt />
      {(error?.outcome === 'none' || error?.code === 'rate_limited') && (
        <ErrorNotice error={error} words={{ network_error: notThisTime, other: notThisTime }} />
      )}
      <CheckoutOpenAgain />
      <StartOver />
    </StepPanel>
  )
}
