import type { CheckoutSnapshot } from '@onramp-kit/core'
import { HostedPage } from '../hosted/HostedPage.tsx'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enCommon } from '../messages/en/common.ts'
import { enOrder } from '../messages/en/order.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { StageBar } from '../order/StageBar.tsx'
import { StepHeading } from '../order/StepHeading.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { payableUrl } from './payableUrl.ts'
import { StartOver } from './StartOver.tsx'
import { useStepText } from './useStepText.ts'

/** A purchase under way: its payment page while it can be paid, then how far it is. */
export function ProgressPanel() {
  const { checkout, snapshot, frame } = useCheckoutContext()
  const { pageTitle, pageGone } = useWords('checkout', enCheckout)
  const { tryAgain, trouble: interrupted } = useWords('common', enCommon)
  const words = useWords('order', enOrder)
  const { step, order, isCaptured, error, trouble } = snapshot
  const url = payableUrl(snapshot)
  const isInterrupted = trouble !== undefined && trouble.code !== 'order_not_found'
  const mayAskAgain = error !== undefined && error.code !== 'unsafe_hosted_url'
  return (
    <div className="onramp-panel">
      {step !== 'resuming' && <StageBar stage={isCaptured ? 'sending' : 'payment'} />}
      <StepHeading {...useStepText()} isBusy={isBusy(snapshot)} />
      {error && <ErrorNotice error={error} words={{ other: words.reading }} />}
      {mayAskAgain && (
        <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
          {tryAgain}
        </button>
      )}
      {isInterrupted && !error && <Notice>{interrupted}</Notice>}
      {url && (
        <HostedPage key={url} url={url} title={pageTitle} policy={frame} onHint={checkout.hint} />
      )}
      {isPageGone(snapshot) && <Notice>{pageGone}</Notice>}
      {!url && order && <OrderReceipt order={order} isCaptured={isCaptured} />}
      {step === 'processing' && !error && (
        <button type="button" className="onramp-secondary" onClick={checkout.refresh}>
          {words.checkNow}
        </button>
      )}
      <StartOver />
    </div>
  )
}

/** The page that a reload took away: its address is stored nowhere. */
function isPageGone({ url, isCaptured, step, error }: CheckoutSnapshot) {
  return url === undefined && !isCaptured && step !== 'resuming' && error === undefined
}

function isBusy(snapshot: CheckoutSnapshot) {
  const { error, mismatches } = snapshot
  const isOpen = payableUrl(snapshot) !== undefined || isPageGone(snapshot)
  return !isOpen && error === undefined && mismatches.length === 0
}
