import { useCheckoutContext } from './CheckoutContext.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { HostedPage } from './HostedPage.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { payableUrl } from './payableUrl.ts'
import { StageBar } from './StageBar.tsx'
import { StartOver } from './StartOver.tsx'
import { StepHeading } from './StepHeading.tsx'

/** A purchase under way: its payment page while it can be paid, then how far it is. */
export function ProgressPanel() {
  const { checkout, snapshot, messages } = useCheckoutContext()
  const { step, isCaptured, error, trouble, mismatches } = snapshot
  const url = payableUrl(snapshot)
  const isInterrupted = trouble !== undefined && trouble.code !== 'order_not_found'
  const isGone =
    snapshot.url === undefined && !isCaptured && step !== 'resuming' && error === undefined
  const isBusy = url === undefined && !isGone && !error && mismatches.length === 0
  const mayAskAgain = error !== undefined && error.code !== 'unsafe_hosted_url'
  return (
    <div className="onramp-panel">
      <StageBar />
      <StepHeading isBusy={isBusy} />
      {error && <ErrorNotice error={error} fallback={messages.errors.reading} />}
      {mayAskAgain && (
        <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
          {messages.tryAgain}
        </button>
      )}
      {isInterrupted && !error && <p className="onramp-notice">{messages.trouble}</p>}
      {url && <HostedPage key={url} url={url} />}
      {isGone && <p className="onramp-notice">{messages.hosted.gone}</p>}
      {!url && <OrderReceipt />}
      {step === 'processing' && !error && (
        <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
          {messages.checkNow}
        </button>
      )}
      <StartOver />
    </div>
  )
}
