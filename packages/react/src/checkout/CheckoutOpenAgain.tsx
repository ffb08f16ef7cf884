'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The buyer's own decision to send a purchase again whose outcome is unknown. Not there after a reload. */
export function CheckoutOpenAgain(props: ButtonProps) {
  const { checkout, snapshot } = useCheckoutContext()
  const { tryAgain } = useWords('shared', enShared)
  if (snapshot.step !== 'unknown' || snapshot.purchase === undefined) return null
  return (
    <Button
      variant="primary"
      {...props}
      data-guarded
      className={partClass('open-again', props.className)}
      onClick={runBoth(props.onClick, () => void checkout.openAgain())}
    >
      {props.children ?? tryAgain}
    </Button>
  )
}
