import { useCheckoutContext } from './CheckoutContext.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { StageBar } from './StageBar.tsx'
import { StartOver } from './StartOver.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import { StepHeading } from './StepHeading.tsx'

/** Where a purchase ends, or where only the buyer can say how it goes on. */
export function EndPanel() {
  const { checkout, snapshot, messages } = useCheckoutContext()
  const { step, purchase, error } = snapshot
  const mayRepeat = step === 'unknown' && purchase !== undefined
  return (
    <div className="onramp-panel">
      {step === 'sent' && <StageBar />}
      <StatusIcon step={step} />
      <StepHeading />
      <OrderReceipt />
      {error?.outcome === 'none' && (
        <ErrorNotice error={error} fallback={messages.errors.notThisTime} />
      )}
      <div className="onramp-actions">
        {mayRepeat && (
          <button
            type="button"
            className="onramp-primary"
            onClick={() => void checkout.openAgain()}
          >
            {messages.tryAgain}
          </button>
        )}
        {step !== 'unknown' && (
          <button type="button" className="onramp-secondary" onClick={checkout.startOver}>
            {step === 'sent' ? messages.buyMore : messages.startOver}
          </button>
        )}
      </div>
      {step === 'unknown' && <StartOver />}
    </div>
  )
}
