'use client'

import { type CheckoutStep, chainName, isTerminal } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { MismatchAlert } from '../order/MismatchAlert.tsx'
import { OrderNotice, OrderRefresh } from '../order/OrderNotice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderIcon, OrderStages } from '../order/OrderStages.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { payableUrl } from './CheckoutProgress.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { CheckoutRetry, StartOver } from './StartOver.tsx'

const panels: Readonly<Record<CheckoutStep, () => ReactNode>> = {
  details: DetailsForm,
  opening: DetailsForm,
  resuming: ProgressPanel,
  paying: ProgressPanel,
  settling: ProgressPanel,
  processing: ProgressPanel,
  unknown: EndPanel,
  sent: EndPanel,
  cancelled: EndPanel,
}

/** What is shown in each step: all that the styled checkout has inside of its root. */
export function CheckoutSteps() {
  const { step, mismatches } = useCheckoutContext().snapshot
  const Panel = panels[step]
  return (
    <>
      <StepAnnouncer />
      <MismatchAlert mismatches={mismatches} />
      <DestinationNotice />
      <Panel />
    </>
  )
}

/** A purchase under way: its payment page while it can be paid, then how far it is. */
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
      <StartOver />
    </StepPanel>
  )
}

/** The payment page of the order while it can be paid; why it is gone, the step itself says. */
export function CheckoutPage() {
  const { checkout, snapshot, frame } = useCheckoutContext()
  const { pageTitle } = useMessages('checkout', enCheckout)
  const url = payableUrl(snapshot)
  if (url === undefined) return null
  return <HostedPage url={url} title={pageTitle} policy={frame} onMessage={checkout.refetchSoon} />
}

/** Where a purchase ends, or where only the buyer can say how it goes on. */
function EndPanel() {
  const { error } = useCheckoutContext().snapshot
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
      <CheckoutRetry />
      <StartOver />
    </StepPanel>
  )
}

/** Tells the buyer where the order under way goes when the page has since changed its wallet, chain or token. */
export function DestinationNotice() {
  const { snapshot, destination, isDestinationChanged } = useCheckoutContext()
  const { destinationChanged } = useMessages('order', enOrder)
  const { order, mismatches } = snapshot
  const isOver = order !== undefined && isTerminal(order.status)
  // A mismatch says where the order really goes.
  if (!isDestinationChanged || isOver || mismatches.length > 0) return null
  const { wallet, chain } = destination
  const values = { wallet: shortWallet(wallet), chain: chainName(chain) }
  return (
    <Notice role="status">
      <NoticeText>{interpolate(destinationChanged, values)}</NoticeText>
    </Notice>
  )
}
