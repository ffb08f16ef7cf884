'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import {
  ConfirmationContext,
  LeaveConfirmation,
  useConfirmation,
  useConfirmationContext,
} from '../ui/Confirmation.tsx'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The way to another purchase, where this one may be left. One that may already have been paid is asked about first. */
export function StartOver({ children }: { readonly children?: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  const { startOver, startOverAsk, startOverSure, stay } = useMessages('checkout', enCheckout)
  const question = useConfirmation(snapshot.canStartOver, checkout.startOver)
  if (!snapshot.canStartOver) return null
  const messages = { label: startOver, text: startOverAsk, stay, leave: startOverSure }
  return (
    <ConfirmationContext.Provider value={{ ...question, messages }}>
      {children ?? (
        <>
          <StartOverButton />
          <LeaveConfirmation />
        </>
      )}
    </ConfirmationContext.Provider>
  )
}

/** Starts over: at once after an end, with a question before one. */
export function StartOverButton(props: ButtonProps) {
  const { checkout, snapshot } = useCheckoutContext()
  const { startOver, buyMore } = useMessages('checkout', enCheckout)
  const { isAsking, ask } = useConfirmationContext()
  const { step, purchase } = snapshot
  const isOver = step === 'sent' || step === 'cancelled'
  // After a reload nothing can be sent again: then this is the only way on.
  const isOnlyWay = isOver || (step === 'unknown' && purchase === undefined)
  return (
    <Button
      variant={isOnlyWay ? 'secondary' : 'link'}
      hidden={isAsking}
      {...props}
      className={cx('start-over', props.className)}
      onClick={composeEventHandlers(props.onClick, isOver ? checkout.startOver : ask)}
    >
      {props.children ?? (step === 'sent' ? buyMore : startOver)}
    </Button>
  )
}

/** The buyer's own decision to send a purchase again whose outcome is unknown. Not there after a reload. */
export function CheckoutRetry(props: ButtonProps) {
  const { checkout, snapshot } = useCheckoutContext()
  const { tryAgain } = useMessages('shared', enShared)
  if (snapshot.step !== 'unknown' || snapshot.purchase === undefined) return null
  return (
    <Button
      variant="primary"
      {...props}
      data-guarded
      className={cx('retry', props.className)}
      onClick={composeEventHandlers(props.onClick, () => void checkout.retry())}
    >
      {props.children ?? tryAgain}
    </Button>
  )
}
