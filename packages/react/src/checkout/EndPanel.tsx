import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enCommon } from '../messages/en/common.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { StageBar } from '../order/StageBar.tsx'
import { StatusIcon } from '../order/StatusIcon.tsx'
import { StepHeading } from '../order/StepHeading.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { StartOver } from './StartOver.tsx'
import { useStepText } from './useStepText.ts'

/** Where a purchase ends, or where only the buyer can say how it goes on. */
export function EndPanel() {
  const { checkout, snapshot } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const { tryAgain } = useWords('common', enCommon)
  const { step, purchase, error, order, isCaptured } = snapshot
  const state = step === 'sent' || step === 'cancelled' ? step : 'unknown'
  return (
    <div className="onramp-panel" data-state={state}>
      {state === 'sent' && <StageBar stage="sent" />}
      <StatusIcon state={state} />
      <StepHeading {...useStepText()} />
      {order && <OrderReceipt order={order} isCaptured={isCaptured} />}
      {error?.outcome === 'none' && (
        <ErrorNotice
          error={error}
          words={{ network_error: words.notThisTime, other: words.notThisTime }}
        />
      )}
      <div className="onramp-actions">
        {state === 'unknown' && purchase !== undefined && (
          <button
            type="button"
            className="onramp-primary"
            onClick={() => void checkout.openAgain()}
          >
            {tryAgain}
          </button>
        )}
        {state !== 'unknown' && (
          <button type="button" className="onramp-secondary" onClick={checkout.startOver}>
            {state === 'sent' ? words.buyMore : words.startOver}
          </button>
        )}
      </div>
      {state === 'unknown' && <StartOver />}
    </div>
  )
}
