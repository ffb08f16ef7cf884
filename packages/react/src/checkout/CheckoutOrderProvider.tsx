'use client'

import { type Checkout, type CheckoutSnapshot, chainName } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { OrderContext, type OrderProgress } from '../order/OrderContext.ts'
import { type Step, StepProvider } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Provides the step and the order to the parts of a checkout. */
export function CheckoutOrderProvider({ children }: { readonly children: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  return (
    <StepProvider step={useCheckoutStep()}>
      <OrderContext.Provider value={progressOf(snapshot, checkout)}>
        {children}
      </OrderContext.Provider>
    </StepProvider>
  )
}

function progressOf(snapshot: CheckoutSnapshot, { refresh }: Checkout): OrderProgress {
  const { step, order, isCaptured, error, pollError } = snapshot
  // Refetching cannot fix a hosted URL that is unsafe to frame.
  const canRefresh =
    error === undefined ? step === 'processing' : error.code !== 'unsafe_hosted_url'
  return {
    state: stateOf(snapshot),
    order,
    isCaptured,
    error,
    isInterrupted: pollError !== undefined && pollError.code !== 'order_not_found',
    refresh: canRefresh ? refresh : undefined,
  }
}

function stateOf({ step, isCaptured }: CheckoutSnapshot): OrderProgress['state'] {
  switch (step) {
    case 'paying':
    case 'settling':
    case 'processing':
      return isCaptured ? 'sending' : 'payment'
    case 'sent':
    case 'cancelled':
    case 'unknown':
      return step
    default:
      return undefined
  }
}

/** Returns the step of the checkout. The form has no title. */
function useCheckoutStep(): Step {
  const { snapshot, destination } = useCheckoutContext()
  const { opening, pageGone } = useMessages('checkout', enCheckout)
  const { steps } = useMessages('order', enOrder)
  const { connect } = useMessages('shared', enShared)
  const { step, order, purchase, error, mismatches } = snapshot
  const isInProgress = inProgress.has(step)
  const isPayable = payableUrl(snapshot) !== undefined
  const isGone = isPageGone(snapshot)
  // The alert replaces the text, which would say that nothing is wrong or that this page updates automatically.
  const hasAlert = mismatches.length > 0 || (isInProgress && error !== undefined)
  const actual = order?.destination ?? destination
  const values = { token: actual.token, chain: chainName(actual.chain) }
  const { paying, processing, unknown } = steps
  const describe = (title: string, text: string, key: string = step): Step => ({
    key,
    title: interpolate(title, values),
    text: interpolate(text, values),
    // Busy only while the buyer has nothing to do.
    isBusy: isInProgress && !isPayable && !isGone && !hasAlert,
    // The checkout reads a stored order without user action.
    isQuiet: step === 'resuming',
  })
  if (step === 'details')
    return destination.wallet === ''
      ? { key: 'connect', ...connect, isBusy: false, isQuiet: true }
      : describe('', '')
  if (step === 'opening') return describe(opening, '')
  if (step === 'unknown' && purchase === undefined)
    return describe(unknown.title, unknown.textAfterReload)
  const isLong = step === 'processing' && isPayable
  // Keeps the title and key of `paying`: a new key would move the focus while the buyer types a card number.
  const payingTitle = isPayable ? paying.title : paying.titleWithoutPage
  const title = step === 'paying' || isLong ? payingTitle : steps[step].title
  const key = isLong ? 'paying' : step
  const text = isLong ? processing.textWhilePayable : steps[step].text
  if (hasAlert) return describe(title, '', key)
  if (!isGone) return describe(title, text, key)
  return describe(title, step === 'paying' ? pageGone : `${text} ${pageGone}`, key)
}

const inProgress = new Set(['resuming', 'paying', 'settling', 'processing'])

/** Returns the URL of the payment page, unless the order differs from the requested purchase. */
export function payableUrl({ url, mismatches }: CheckoutSnapshot): string | undefined {
  return mismatches.length === 0 ? url : undefined
}

/** Returns true if the buyer may still pay but a reload lost the payment page. */
function isPageGone({ url, isCaptured, step, error }: CheckoutSnapshot): boolean {
  const mayBePaid = step === 'paying' || step === 'processing'
  return mayBePaid && url === undefined && !isCaptured && error === undefined
}
