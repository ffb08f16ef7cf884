'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { OrderNotice, OrderRefresh } from '../order/OrderNotice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderIcon, OrderStages } from '../order/OrderStages.tsx'
import { useErrorProps } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading, StepPanel, StepText, StepTitle } from '../ui/Step.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutOrder } from './CheckoutOrder.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'
import { DestinationNotice } from './DestinationNotice.tsx'
import { MismatchDetails } from './MismatchDetails.tsx'
import { describePurchase, isAlarming } from './purchaseStep.ts'
import { CheckoutDone, CheckoutRetry, StartOver } from './StartOver.tsx'

// Keeps the provider and the checkout in one chunk: bundlers would put what this module shares with them into a second one,
// which the page has to fetch as well.
export { OnrampProvider } from '../provider/OnrampProvider.tsx'
export { Checkout } from './Checkout.tsx'
export { describePurchase, enOrder, enPurchase }

/** The notice above the steps. The alarm of an order in progress is a panel instead. */
export function PurchaseNotice() {
  return isAlarming(useCheckoutContext().snapshot) ? null : <DestinationNotice />
}

/** The content of the drop-in checkout in the steps after the form. */
export function PurchaseSteps() {
  const { snapshot } = useCheckoutContext()
  const { step } = snapshot
  const isOver = step === 'sent' || step === 'cancelled' || step === 'unknown'
  const Panel = isAlarming(snapshot) ? MismatchPanel : isOver ? EndPanel : ProgressPanel
  return (
    <CheckoutOrder>
      <Panel />
    </CheckoutOrder>
  )
}

/** A purchase in progress. */
function ProgressPanel() {
  const { snapshot } = useCheckoutContext()
  return (
    <StepPanel>
      <OrderStages />
      <StepHeading />
      <OrderNotice />
      <CheckoutPage />
      {snapshot.url === undefined && <OrderReceipt />}
      <OrderRefresh />
      {snapshot.error !== undefined && <SupportLink />}
      <StartOver />
    </StepPanel>
  )
}

/** The alarm of an order that differs from the requested purchase. */
function MismatchPanel() {
  return (
    <StepPanel>
      <Notice tone="danger">
        <StepTitle />
        <MismatchDetails />
        <StepText />
      </Notice>
      <SupportLink className="onramp-button" data-variant="primary" />
      <OrderNotice />
      <OrderReceipt />
      <OrderRefresh />
      <StartOver />
    </StepPanel>
  )
}

/** The end of a purchase, or an unknown outcome, which only the buyer can resolve. */
function EndPanel() {
  const { step, error, mismatches } = useCheckoutContext().snapshot
  const { notThisTime } = useMessages('purchase', enPurchase)
  const errorProps = useErrorProps()
  return (
    <StepPanel>
      <OrderStages />
      <OrderIcon />
      <StepHeading />
      <OrderReceipt />
      {(error?.outcome === 'none' || error?.code === 'rate_limited') && (
        <Notice {...errorProps(error, { network_error: notThisTime, other: notThisTime })} />
      )}
      {(step !== 'sent' || mismatches.length > 0) && <SupportLink />}
      <CheckoutDone />
      <CheckoutRetry />
      <StartOver />
    </StepPanel>
  )
}
