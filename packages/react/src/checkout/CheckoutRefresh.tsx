import { Button, type ButtonProps } from '../controls/Button.tsx'
import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { enOrder } from '../messages/en/order.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Asks for the order at once, where that takes long or has failed. */
export function CheckoutRefresh(props: ButtonProps) {
  const { checkout, snapshot } = useCheckoutContext()
  const { tryAgain } = useWords('common', enCommon)
  const { checkNow } = useWords('order', enOrder)
  const { step, error } = snapshot
  // A page that must not be shown is not mended by asking again.
  const isUseful = error === undefined ? step === 'processing' : error.code !== 'unsafe_hosted_url'
  if (!isUseful) return null
  return (
    <Button
      {...props}
      className={partClass('refresh', props.className)}
      onClick={runBoth(props.onClick, checkout.refresh)}
    >
      {props.children ?? (error === undefined ? checkNow : tryAgain)}
    </Button>
  )
}
