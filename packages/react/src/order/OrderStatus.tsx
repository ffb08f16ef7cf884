'use client'

import {
  type CardOrder,
  type CardOrderInput,
  chainName,
  isCaptured,
  isInputError,
  situationOf,
} from '@onramp-kit/core'
import { isTransient, slowAt } from '@onramp-kit/core/internal'
import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { nativeProps } from '../provider/parseProps.ts'
import { type PropParsers, useParsedProps } from '../provider/useParsedProps.ts'
import { cardOrderQueryOptions } from '../queries/cardOrderQuery.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import type { PartProps } from '../ui/part.tsx'
import { Root } from '../ui/Root.tsx'
import { StepAnnouncer, StepHeading, StepPanel, StepProvider } from '../ui/Step.tsx'
import { OrderContext, useOrderProgress } from './OrderContext.ts'
import { OrderNotice, OrderRefresh, OrderSupport } from './OrderNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderIcon, OrderStages } from './OrderStages.tsx'
import { type OrderSituation, situationRow, stepOf } from './situationWords.ts'

/**
 * The status page of one order, which polls until the order is final and shows its receipt. The order cannot be paid here:
 * only the checkout knows its payment page. Requires `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the
 * root `div`.
 *
 * @example <OrderStatus id={order_id} wallet="0x…" onStatus={(order) => console.log(order.status)} />
 */
export const OrderStatus = forwardRef<HTMLDivElement, OrderStatusProps>(
  function OrderStatus(props, ref) {
    return (
      <OrderStatusRoot {...props} data-drop-in ref={ref}>
        <StepAnnouncer />
        <OrderPanel />
      </OrderStatusRoot>
    )
  },
)

function OrderPanel() {
  const { icon, stage } = situationRow(useOrderProgress().situation) ?? {}
  return (
    <StepPanel key={icon ?? stage}>
      <OrderStages />
      <OrderIcon />
      <StepHeading />
      <OrderNotice />
      <OrderReceipt />
      <OrderSupport />
      <OrderRefresh />
    </StepPanel>
  )
}

/** Props of an order page, without the attributes of its root element. */
export interface OrderStatusOwnProps extends Omit<CardOrderInput, 'wallet'> {
  /** Wallet of the order. Without one the page asks the buyer to connect a wallet. */
  readonly wallet: string | null | undefined
  /** Called by the button "Connect a wallet", which is shown while there is no wallet. @default no such button */
  readonly onConnect?: (() => void) | undefined
  /** Called once for each status of the order, the terminal one included. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
}

/**
 * Props of `<OrderStatus>`. Attributes of a `div`, such as `style` and `className`, go to its root element; `id` is the id
 * of the order.
 */
export interface OrderStatusProps
  extends OrderStatusOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof OrderStatusOwnProps | 'children' | 'onSubmit'> {}

export interface OrderStatusRootProps
  extends OrderStatusOwnProps,
    Omit<PartProps<'div'>, keyof OrderStatusOwnProps | 'onSubmit'> {}

/**
 * The root of a composed order page. Polls the order and provides it to its parts.
 *
 * @class order-status div
 * @data-state="loading" The first read of the order is in flight.
 * @data-state="pending" The payment is pending.
 * @data-state="pending_late" The payment has been pending for 10 minutes.
 * @data-state="processing" The order has a status that this version does not know.
 * @data-state="processing_paid" The payment was captured, and the order has a status that this version does not know.
 * @data-state="sending" The payment was captured, and the payout is pending.
 * @data-state="sending_late" The payout has been pending for 10 minutes.
 * @data-state="sent" The payout was sent.
 * @data-state="cancelled" The order was canceled.
 * @data-state="cancelled_paid" The order was canceled after the payment was captured.
 * @data-state="not_found" The wallet has no such order, or the id is not a UUID.
 * @data-state="unreadable" The order was never read, and polling has ended.
 */
export const OrderStatusRoot = forwardRef<HTMLDivElement, OrderStatusRootProps>(
  function OrderStatusRoot(given, ref) {
    const props = useParsedProps('OrderStatus', given, parsers)
    const { id, wallet, onConnect } = props
    const reportOnce = useStatusCallback<CardOrder>(props.onStatus)
    const root = { ...nativeProps(props, parsers), ref, name: 'order-status' }
    return (
      <NeedsWallet of="OrderStatus" root={root} wallet={wallet} onConnect={onConnect}>
        {(connected) => (
          <OrderStatusContent id={id} wallet={connected} onStatus={reportOnce} root={root} />
        )}
      </NeedsWallet>
    )
  },
)

const parsers: PropParsers<OrderStatusOwnProps> = {
  id: 'string',
  wallet: 'string',
  onConnect: 'function',
  onStatus: 'function',
}

interface OrderStatusContentProps extends Pick<OrderStatusOwnProps, 'id'> {
  readonly wallet: string
  readonly onStatus: (order: CardOrder | undefined) => void
  readonly root: ComponentProps<typeof Root>
}

function OrderStatusContent({ id, wallet, onStatus, root }: OrderStatusContentProps) {
  const {
    data: order,
    error,
    isPolled,
    poll,
    refetch,
  } = useStickyQuery(cardOrderQueryOptions(useOnramp(), { id, wallet }))
  const isSlow = useIsExpired(poll && slowAt(poll))
  const captured = order !== undefined && (poll?.isCaptured || isCaptured(order.status))
  const isReadAgain = isPolled || isTransient(error)
  const situation = situationOf({
    order,
    isCaptured: captured,
    isSlow,
    ...(isReadAgain ? { pollError: error } : { error }),
  })
  useEffect(() => onStatus(order), [order, onStatus])
  const progress = {
    situation,
    order,
    // An invalid id, such as one from a broken link, names no order.
    id: isInputError(error) ? undefined : id,
    isCaptured: captured,
    error: situation.reads === 'stopped' ? error : undefined,
    refresh: refetch,
  }
  const messages = useMessages('order', enOrder)
  const { token = '', chain = 0 } = order?.destination ?? {}
  const step = stepOf(situation as OrderSituation, messages, { token, chain: chainName(chain) })
  return (
    <OrderContext.Provider value={progress}>
      {/* Every change happens without user action. */}
      <StepProvider step={{ ...step, isQuiet: true }}>
        <Root {...root} data-state={situation.name} />
      </StepProvider>
    </OrderContext.Provider>
  )
}
