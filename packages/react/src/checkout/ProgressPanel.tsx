import { useCheckoutContext } from './CheckoutContext.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { HostedPage } from './HostedPage.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { StageBar } from './StageBar.tsx'
import { StartOver } from './StartOver.tsx'
import { StepHeading } from './StepHeading.tsx'

/** A purchase under way: its payment page while it can be paid, then how far it is. */
export function ProgressPanel() {
  const { checkout, snapshot, messages } = useCheckoutContext()
  const { step, url, order, error, trouble, mismatches } = snapshot
  const isPayable = url !== undefined && mismatches.length === 0
  const isUnpaid = order === undefined || order.status === 'payment_pending'
  const isInterrupted = trouble !== undefined && trouble.code !== 'order_not_found'
  const isGone = url === undefined && isUnpaid && step !== 'resuming' && error === undefined
  return (
    <div className="onramp-panel">
      <StageBar />
      <StepHeading isBusy={!isPayable && !isGone && !error} />
      {error && (
        <>
          <ErrorNotice error={error} fallback={messages.errors.reading} />
          <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
            {messages.tryAgain}
          </button>
        </>
      )}
      {isInterrupted && !error && <p className="onramp-notice">{messages.trouble}</p>}
      {isPayable && <HostedPage key={url} url={url} />}
      {isGone && <p className="onramp-notice">{messages.hosted.gone}</p>}
      {!isPayable && <OrderReceipt />}
      {step === 'processing' && !error && (
        <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
          {messages.checkNow}
        </button>
      )}
      <StartOver />
    </div>
  )
}
