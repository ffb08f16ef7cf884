'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { useQuestionContext } from '../ui/Confirmation.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Starts over: at once after an end, with a question before one. */
export function StartOverButton(props: ButtonProps) {
  const { checkout, snapshot } = useCheckoutContext()
  const { startOver, buyMore } = useWords('checkout', enCheckout)
  const { isAsking, ask } = useQuestionContext()
  const { step, purchase } = snapshot
  const isOver = step === 'sent' || step === 'cancelled'
  // After a reload nothing can be sent again: then this is the only way on.
  const isOnlyWay = isOver || (step === 'unknown' && purchase === undefined)
  return (
    <Button
      variant={isOnlyWay ? 'secondary' : 'link'}
      hidden={isAsking}
      {...props}
      className={partClass('start-over', props.className)}
      onClick={runBoth(props.onClick, isOver ? checkout.startOver : ask)}
    >
      {props.children ?? (step === 'sent' ? buyMore : startOver)}
    </Button>
  )
}
