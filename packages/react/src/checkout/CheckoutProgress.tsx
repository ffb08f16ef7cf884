'use client'

import { type Checkout, type CheckoutSnapshot, chainName } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { OrderContext, type OrderProgress } from '../order/OrderContext.ts'
import { type Step, StepContext } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Tells the parts of steps and orders where the checkout is. */
export function CheckoutProgress({ children }: { readonly children: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  return (
    <StepContext.Provider value={useCheckoutStep()}>
      <OrderContext.Provider value={progressOf(snapshot, checkout)}>
        {children}
      </OrderContext.Provider>
    </StepContext.Provider>
  )
}

function progressOf(snapshot: CheckoutSnapshot, { refresh }: Checkout): OrderProgress {
  const { step, order, isCaptured, error, pollError } = snapshot
  // A page that must not be shown is not mended by asking again.
  const mayAsk = error === undefined ? step === 'processing' : error.code !== 'unsafe_hosted_url'
  return {
    state: stateOf(snapshot),
    order,
    isCaptured,
    error,
    isInterrupted: pollError !== undefined && pollError.code !== 'order_not_found',
    refresh: mayAsk ? refresh : undefined,
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

/** Where the checkout is, in words. The form speaks for itself. */
function useCheckoutStep(): Step {
  const { snapshot, destination } = useCheckoutContext()
  const { opening, pageGone } = useMessages('checkout', enCheckout)
  const { steps } = useMessages('order', enOrder)
  const { connect } = useMessages('shared', enShared)
  const { step, order, purchase, error, mismatches } = snapshot
  const isUnderWay = underWay.has(step)
  const isPayable = payableUrl(snapshot) !== undefined
  const isGone = isPageGone(snapshot)
  // Of an order that goes elsewhere, or is read no more, no sentence is true, such as that nothing is wrong or that this
  // page follows along: the alert says what is.
  const isAlarming = mismatches.length > 0 || (isUnderWay && error !== undefined)
  const held = order?.destination ?? destination
  const values = { token: held.token, chain: chainName(held.chain) }
  const { paying, processing, unknown } = steps
  const say = (title: string, text: string): Step => ({
    title: interpolate(title, values),
    text: interpolate(text, values),
    // It is waited for something that comes by itself, and nothing is to be done meanwhile.
    isBusy: isUnderWay && !isPayable && !isGone && !isAlarming,
    // A stored order is looked up without anybody's doing.
    isQuiet: step === 'resuming',
  })
  if (step === 'details')
    return destination.wallet === '' ? { ...connect, isBusy: false, isQuiet: true } : say('', '')
  if (step === 'opening') return say(opening, '')
  if (step === 'unknown' && purchase === undefined)
    return say(unknown.title, unknown.textAfterReload)
  const isLong = step === 'processing' && isPayable
  // The same title as before: whoever is typing a card number is not to be called away.
  const title = isLong ? paying.title : steps[step].title
  const text = isLong ? processing.textWhilePayable : steps[step].text
  if (isAlarming) return say(title, '')
  if (!isGone) return say(title, text)
  // There is no page below to pay on.
  return say(title, step === 'paying' ? pageGone : `${text} ${pageGone}`)
}

const underWay = new Set(['resuming', 'paying', 'settling', 'processing'])

/** The hosted page, where it may be shown: not for an order that goes elsewhere than the buyer meant. */
export function payableUrl({ url, mismatches }: CheckoutSnapshot): string | undefined {
  return mismatches.length === 0 ? url : undefined
}

/** Whether an order could be paid, but a reload took its page away: the address is stored nowhere. */
function isPageGone({ url, isCaptured, step, error }: CheckoutSnapshot): boolean {
  const mayBePaid = step === 'paying' || step === 'processing'
  return mayBePaid && url === undefined && !isCaptured && error === undefined
}
