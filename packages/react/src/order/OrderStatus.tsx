import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { OrderIcon } from './OrderIcon.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderRefresh } from './OrderRefresh.tsx'
import { OrderStages } from './OrderStages.tsx'
import { type OrderStatusProps, OrderStatusRoot } from './OrderStatusRoot.tsx'

/**
 * One order on a page of its own: how far it is, followed until it is over, and what it holds. It can't be paid here: its
 * payment page is known to the checkout alone. Needs `@onramp-kit/react/styles.css` and an OnrampProvider above it.
 *
 * @example <OrderStatus id={order_id} wallet="0x…" onStatus={(order) => console.log(order.status)} />
 */
export function OrderStatus(props: OrderStatusProps) {
  return (
    <OrderStatusRoot {...props}>
      <StepAnnouncer />
      <StepPanel>
        <OrderStages />
        <OrderIcon />
        <StepHeading />
        <OrderNotice />
        <OrderReceipt />
        <OrderRefresh />
      </StepPanel>
    </OrderStatusRoot>
  )
}
