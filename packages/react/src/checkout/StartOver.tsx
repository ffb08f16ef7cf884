'use client'

import { isTerminal } from '@onramp-kit/core'
import { useMessages } from '../i18n/useMessages.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { situationRow } from '../order/situationWords.ts'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import { Confirmation, ConfirmationContext, useConfirmation } from '../ui/Confirmation.tsx'
import { part } from '../ui/part.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The button that starts another purchase. Before the current one has ended, a click shows a confirmation instead. */
export const StartOver = part<'button', ButtonOwnProps>('start-over', function StartOver(props) {
  const { checkout, snapshot } = useCheckoutContext()
  const { canStartOver, order, situation } = snapshot
  const words = useMessages('purchase', enPurchase)
  const confirmation = useConfirmation(canStartOver, checkout.startOver)
  if (!canStartOver) return null
  const { isAsking, ask } = confirmation
  const { startOver: how } = situationRow(situation) ?? {}
  const isOver = order !== undefined && isTerminal(order.status)
  const isNext = situation.actions[0] === 'start_over'
  const messages = {
    label: words.startOver,
    // Without reads, keeping the page open shows nothing new.
    text:
      how === 'askUnknown' || situation.reads === 'stopped'
        ? words.startOverAskUnknown
        : words.startOverAsk,
    stay: words.stay,
    leave: words.startOverSure,
  }
  return (
    <ConfirmationContext.Provider value={{ ...confirmation, messages }}>
      <Button
        variant={isNext ? 'primary' : how === 'ask' ? 'link' : 'secondary'}
        hidden={isAsking}
        data-guarded={(how === 'now' && !isOver) || undefined}
        onClick={({ currentTarget }) => (how === 'now' ? checkout.startOver() : ask(currentTarget))}
        overrides={props}
      >
        {isOver ? words.buyMore : words.startOver}
      </Button>
      <Confirmation />
    </ConfirmationContext.Provider>
  )
})

/** The primary button after the payout was sent, if there is an `onDone`. In a dialog it closes the dialog by default. */
export const CheckoutDone = part<'button', ButtonOwnProps>('done', function CheckoutDone(props) {
  const { snapshot, props: options } = useCheckoutContext()
  const { done } = useMessages('purchase', enPurchase)
  const { onDone } = options
  if (!snapshot.situation.actions.includes('done') || onDone === undefined) return null
  return (
    <Button variant="primary" onClick={() => onDone()} overrides={props}>
      {done}
    </Button>
  )
})

/** The button that resends a purchase with an unknown outcome. Hidden after a reload, which loses the purchase. */
export const CheckoutRetry = part<'button', ButtonOwnProps>('retry', function CheckoutRetry(props) {
  const { checkout, snapshot } = useCheckoutContext()
  const { tryAgain } = useMessages('shared', enShared)
  if (!snapshot.situation.actions.includes('try_again')) return null
  return (
    <Button variant="primary" data-guarded onClick={() => void checkout.retry()} overrides={props}>
      {tryAgain}
    </Button>
  )
})
