'use client'

import type { CheckoutSnapshot } from '@onramp-kit/core'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { OrderNotice, OrderRefresh, OrderSupport } from '../order/OrderNotice.tsx'
import { OrderReceipt, OrderReference } from '../order/OrderReceipt.tsx'
import { OrderIcon, OrderStages } from '../order/OrderStages.tsx'
import { situationRow } from '../order/situationWords.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading, StepPanel, StepText, StepTitle } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutOrder } from './CheckoutOrder.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'
import { DestinationNotice } from './DestinationNotice.tsx'
import { describePurchase } from './describePurchase.ts'
import { MismatchDetails } from './MismatchDetails.tsx'
import { CheckoutDone, CheckoutRetry, StartOver } from './StartOver.tsx'

// Keeps the provider and the checkout in one chunk: bundlers would put what this module shares with them into a second one,
// which the page has to fetch as well.
export { OnrampProvider } from '../provider/OnrampProvider.tsx'
export { Checkout } from './Checkout.tsx'
export { describePurchase, enOrder }

/** The notice above the steps. The alarm of an order in progress is a panel instead. */
export function PurchaseNotice() {
  return isAlarming(useCheckoutContext().snapshot) ? null : <DestinationNotice />
}

/** The content of the drop-in checkout in the steps after the form. */
export function PurchaseSteps() {
  const { snapshot } = useCheckoutContext()
  const { icon, stage } = situationRow(snapshot.situation) ?? {}
  return (
    <CheckoutOrder>
      {/* A new element for each stage fades in; within one, the payment page stays. */}
      {isAlarming(snapshot) ? <MismatchPanel /> : <PurchasePanel key={icon ?? stage} />}
    </CheckoutOrder>
  )
}

/** Whether the order must not be paid, or was paid, although it is not what the buyer requested. */
function isAlarming({ situation: { name } }: CheckoutSnapshot): boolean {
  return name === 'mismatched' || name === 'mismatched_paid'
}

/** A purchase. Each part shows itself where the situation needs it. */
function PurchasePanel() {
  const { purchase, situation } = useCheckoutContext().snapshot
  // The text names the amount only with `purchase`, which a resumed order lacks: the receipt then shows it.
  const isDescribed = purchase !== undefined && situation.actions.includes('pay')
  return (
    <StepPanel>
      <OrderStages />
      <OrderIcon />
      <StepHeading />
      <OrderNotice />
      <CheckoutPage />
      {isDescribed ? <OrderReference /> : <OrderReceipt />}
      <RetryNotice />
      <OrderSupport />
      <OrderRefresh />
      <CheckoutDone />
      <CheckoutRetry />
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
      <OrderSupport />
      <OrderNotice />
      <OrderReceipt />
      <OrderRefresh />
      <StartOver />
    </StepPanel>
  )
}

/** Why the buyer's retry of an unconfirmed purchase did not start one either. */
function RetryNotice() {
  const { step, error } = useCheckoutContext().snapshot
  const { notThisTime } = useMessages('purchase', enPurchase)
  const { errors } = useMessages('shared', enShared)
  if (step !== 'unknown' || error === undefined) return null
  if (error.outcome !== 'none' && error.code !== 'rate_limited') return null
  const texts = {
    ...errors,
    network_error: notThisTime,
    validation_error: notThisTime,
    setup: notThisTime,
    other: notThisTime,
  }
  return <ErrorNotice error={error} texts={texts} />
}
