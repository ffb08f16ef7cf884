'use client'

import { chainName } from '@onramp-kit/core'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import type { Step } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { isPageGone } from './isPageGone.ts'
import { payableUrl } from './payableUrl.ts'

/** Where the checkout is, in words. The form speaks for itself. */
export function useCheckoutStep(): Step {
  const { snapshot, destination } = useCheckoutContext()
  const { opening, pageGone } = useWords('checkout', enCheckout)
  const { steps } = useWords('order', enOrder)
  const { connect } = useWords('shared', enShared)
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
    title: fill(title, values),
    text: fill(text, values),
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
