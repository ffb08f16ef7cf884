'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Notice } from '../ui/Notice.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { LazyPurchaseView } from './purchaseView.ts'

/** The content of the drop-in checkout, in every step. */
export function CheckoutSteps({ view, hasFailed }: LazyPurchaseView) {
  const { step } = useCheckoutContext().snapshot
  return (
    <>
      <StepAnnouncer />
      {view !== undefined && <view.PurchaseNotice />}
      {step === 'details' || step === 'opening' ? (
        <CheckoutForm />
      ) : (
        <LazyPurchase view={view} hasFailed={hasFailed} />
      )}
    </>
  )
}

/** The steps after the form, once they are loaded. Without them, a link to the payment page, if the buyer can pay. */
function LazyPurchase({ view, hasFailed }: LazyPurchaseView) {
  const { url, situation } = useCheckoutContext().snapshot
  const messages = useMessages('checkout', enCheckout)
  if (view !== undefined) return <view.PurchaseSteps />
  if (!hasFailed)
    return (
      <StepPanel>
        <StepHeading />
      </StepPanel>
    )
  if (!url || !situation.actions.includes('pay')) return <NotLoaded />
  // A new document would lose the payment page.
  return (
    <StepPanel>
      <Notice>{messages.next}</Notice>
      <a
        className="onramp-button"
        data-variant="primary"
        data-guarded
        href={url}
        target="_blank"
        rel="noopener"
      >
        {messages.continue}
      </a>
    </StepPanel>
  )
}
