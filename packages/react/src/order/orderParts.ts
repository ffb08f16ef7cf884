/**
 * An order. `OrderParts.Root` polls an order by its id and provides it; the other parts also work inside
 * `CheckoutParts.Root`, which provides the order of its purchase. An order cannot be paid here: only the checkout knows
 * its payment page.
 */
export { OrderNotice as Notice, OrderRefresh as Refresh } from './OrderNotice.tsx'
export { OrderReceipt as Receipt } from './OrderReceipt.tsx'
export { OrderIcon as Icon, OrderStages as Stages } from './OrderStages.tsx'
export { OrderStatusRoot as Root } from './OrderStatus.tsx'
