'use client'

import { isTerminal } from '@onramp-kit/core'
import { forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { situationRow } from '../order/situationWords.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { Confirmation, ConfirmationContext, useConfirmation } from '../ui/Confirmation.tsx'
import { createPart } from '../ui/createPart.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/**
 * The button that starts another purchase. Before the current one has ended, a click shows a confirmation instead.
 *
 * @class start-over button
 */
export const StartOver = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(
  function StartOver(props, ref) {
    const { checkout, snapshot } = useCheckoutContext()
    const words = useMessages('purchase', enPurchase)
    const confirmation = useConfirmation(snapshot.canStartOver, checkout.startOver)
    if (!snapshot.canStartOver) return null
    const { isAsking, ask } = confirmation
    const { startOver } = situationRow(snapshot.situation) ?? {}
    const messages = {
      label: words.startOver,
      text: startOver === 'askUnknown' ? words.startOverAskUnknown : words.startOverAsk,
      stay: words.stay,
      leave: words.startOverSure,
    }
    return (
      <ConfirmationContext.Provider value={{ ...confirmation, messages }}>
        <StartOverButton hidden={isAsking} onAsk={ask} {...props} ref={ref} />
        <Confirmation />
      </ConfirmationContext.Provider>
    )
  },
)

/** The button that starts another purchase: immediately after the end of this one, else after a confirmation. */
const StartOverButton = /* @__PURE__ */ createPart<
  typeof Button,
  { readonly onAsk: (button: Element) => void }
>('start-over', Button, function useStartOverButton({ onAsk, ...given }) {
  const { checkout, snapshot } = useCheckoutContext()
  const { startOver, buyMore } = useMessages('purchase', enPurchase)
  const { order, situation } = snapshot
  const { startOver: how } = situationRow(situation) ?? {}
  const isOver = order !== undefined && isTerminal(order.status)
  return {
    given,
    variant:
      situation.actions[0] === 'start_over' ? 'primary' : how === 'ask' ? 'link' : 'secondary',
    onClick: how === 'now' ? checkout.startOver : ({ currentTarget }) => onAsk(currentTarget),
    children: isOver ? buyMore : startOver,
  }
})

/** The primary button after the payout was sent, if there is an `onDone`. In a dialog it closes the dialog by default. */
export const CheckoutDone = /* @__PURE__ */ createPart<typeof Button>(
  'done',
  Button,
  function useCheckoutDone() {
    const { snapshot, props } = useCheckoutContext()
    const { done } = useMessages('purchase', enPurchase)
    const { onDone } = props
    if (!snapshot.situation.actions.includes('done') || onDone === undefined) return null
    return { variant: 'primary', onClick: () => onDone(), children: done }
  },
)

/** The button that resends a purchase with an unknown outcome. Hidden after a reload, which loses the purchase. */
export const CheckoutRetry = /* @__PURE__ */ createPart<typeof Button>(
  'retry',
  Button,
  function useCheckoutRetry() {
    const { checkout, snapshot } = useCheckoutContext()
    const { tryAgain } = useMessages('shared', enShared)
    if (!snapshot.situation.actions.includes('try_again')) return null
    return {
      variant: 'primary',
      'data-guarded': true,
      onClick: () => void checkout.retry(),
      children: tryAgain,
    }
  },
)
