import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { enOrder } from '../messages/en/order.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { OrderReceipt } from '../order/OrderReceipt.tsx'
import { OrderStages } from '../order/OrderStages.tsx'
import { StepHeading } from '../step/StepHeading.tsx'
import { StepPanel } from '../step/StepPanel.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { CheckoutRefresh } from './CheckoutRefresh.tsx'
import { payableUrl } from './payableUrl.ts'
import { StartOver } from './StartOver.tsx'

/** A purchase under way: its payment page while it can be paid, then how far it is. */
export function ProgressPanel() {
  const { snapshot } = useCheckoutContext()
  const { reading } = useWords('order', enOrder)
  const words = useWords('common', enCommon)
  const { error, trouble } = snapshot
  const isInterrupted = trouble !== undefined && trouble.code !== 'order_not_found'
  return (
    <StepPanel>
      <OrderStages />
      <StepHeading />
      {error && <ErrorNotice error={error} words={{ other: reading }} />}
      {isInterrupted && !error && <Notice>{words.trouble}</Notice>}
      <CheckoutPage />
      {payableUrl(snapshot) === undefined && <OrderReceipt />}
      <CheckoutRefresh />
      <StartOver />
    </StepPanel>
  )
}
