'use client'

import { OrderNotice } from '../order/OrderNotice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderRefresh } from '../order/OrderRefresh.tsx'
import { OrderStages } from '../order/OrderStages.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { payableUrl } from './payableUrl.ts'
import { StartOver } from './StartOver.tsx'

/** A purchase under way: its payment page while it can be paid, then how far it is. */
export function ProgressPanel() {
  const { snapshot } = useCheckoutContext()
  return (
    <StepPanel>
      <OrderStages />
      <StepHeading />
      <OrderNotice />
      <CheckoutPage />
      {payableUrl(snapshot) === undefined && <OrderReceipt />}
      <OrderRefresh />
      <StartOver />
    </StepPanel>
  )
}
