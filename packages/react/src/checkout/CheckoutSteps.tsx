'use client'

import type { CheckoutSnapshot, CheckoutStep } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { OrderNotice, OrderRefresh } from '../order/OrderNotice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderIcon, OrderStages } from '../order/OrderStages.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { HostedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { payableUrl } from './CheckoutOrderProvider.tsx'
import { DestinationNotice } from './DestinationNotice.tsx'
import { CheckoutDone, CheckoutRetry, StartOver } from './StartOver.tsx'

const panels: Readonly<Record<CheckoutStep, () => ReactNode>> = {
  details: FormPanel,
  opening: FormPanel,
  resuming: ProgressPanel,
  paying: ProgressPanel,
  settling: ProgressPanel,
  processing: ProgressPanel,
  unknown: EndPanel,
  sent: EndPanel,
  cancelled: EndPanel,
}

/** The content of the drop-in checkout, in every step. */
export function CheckoutSteps() {
  const Panel = panels[useCheckoutContext().snapshot.step]
  return (
    <>
      <StepAnnouncer />
      <DestinationNotice />
      <Panel />
    </>
  )
}

/** The form, or the request to connect a wallet. */
function FormPanel() {
  if (useCheckoutContext().destination.wallet !== '') return <CheckoutForm />
  return (
    <StepPanel>
      <StepHeading />
    </StepPanel>
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
      {payableUrl(snapshot) === undefined && <OrderReceipt />}
      <OrderRefresh />
      {hasTrouble(snapshot) && <SupportLink />}
      <StartOver />
    </StepPanel>
  )
}

/** Returns true if a person may have to look at the order. */
function hasTrouble({ error, mismatches }: CheckoutSnapshot) {
  return error !== undefined || mismatches.length > 0
}

/** The payment page, while the buyer can pay. Composed of `HostedPageParts`. */
export const CheckoutPage = /* @__PURE__ */ createPart<
  typeof HostedPage,
  Bound<keyof HostedPageProps>
>('checkout-page', HostedPage, function useCheckoutPage() {
  const { checkout, snapshot, props, reporter } = useCheckoutContext()
  const { frame: policy, presentation } = props
  const { pageTitle } = useMessages('checkout', enCheckout)
  const { order_id = '' } = snapshot
  const url = payableUrl(snapshot)
  if (url === undefined) return null
  return {
    url,
    title: pageTitle,
    policy,
    presentation,
    onMessage: checkout.refetchSoon,
    onState: (state) => reporter.report({ type: `page_${state}`, order_id }),
  }
})

/** The end of a purchase, or an unknown outcome, which only the buyer can resolve. */
function EndPanel() {
  const { step, error } = useCheckoutContext().snapshot
  const { notThisTime } = useMessages('checkout', enCheckout)
  return (
    <StepPanel>
      <OrderStages />
      <OrderIcon />
      <StepHeading />
      <OrderReceipt />
      {(error?.outcome === 'none' || error?.code === 'rate_limited') && (
        <ErrorNotice error={error} messages={{ network_error: notThisTime, other: notThisTime }} />
      )}
      {step !== 'sent' && <SupportLink />}
      <CheckoutDone />
      <CheckoutRetry />
      <StartOver />
    </StepPanel>
  )
}
