'use client'

import type { CardOrder, CardOrderInput } from '@onramp-kit/core'
import { SLOW_AFTER_MS } from '@onramp-kit/core/internal'
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useEffect } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { type PropParsers, useParsedProps } from '../provider/useParsedProps.ts'
import { cardOrderQueryOptions } from '../queries/cardOrderQuery.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'
import type { PartProps } from '../ui/createPart.tsx'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepAnnouncer, StepHeading, StepPanel, useStep } from '../ui/Step.tsx'
import { SupportLink } from '../ui/SupportLink.tsx'
import { useOrderProgress } from './OrderContext.ts'
import { OrderNotice, OrderRefresh } from './OrderNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderIcon, OrderStages } from './OrderStages.tsx'
import { OrderStatusProvider, orderPageState } from './OrderStatusProvider.tsx'

/**
 * The status page of one order, which polls until the order is final and shows its receipt. The order cannot be paid here:
 * only the checkout knows its payment page. Requires `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the
 * root `div`.
 *
 * @example <OrderStatus id={order_id} wallet="0x…" onStatus={(order) => console.log(order.status)} />
 */
export const OrderStatus = /* @__PURE__ */ forwardRef<HTMLDivElement, OrderStatusProps>(
  function OrderStatus(props, ref) {
    return (
      <OrderStatusRoot {...props} data-drop-in ref={ref}>
        <StepAnnouncer />
        <StepPanel>
          <OrderStages />
          <OrderIcon />
          <StepHeading />
          <OrderNotice />
          <OrderReceipt />
          <OrderRefresh />
          <OrderSupport />
        </StepPanel>
      </OrderStatusRoot>
    )
  },
)

/** The link to the merchant's help, where the order needs a person. */
function OrderSupport() {
  const { state, order, error } = useOrderProgress()
  const { isBusy } = useStep()
  const isMissing = order === undefined && !isBusy
  return state === 'cancelled' || error !== undefined || isMissing ? <SupportLink /> : null
}

/** Props of an order page, without the attributes of its root element. */
export interface OrderStatusOwnProps extends Omit<CardOrderInput, 'wallet'> {
  /** Wallet of the order. Without one the page asks the buyer to connect a wallet. */
  readonly wallet: string | null | undefined
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
 * @data-state="payment" The payment is pending.
 * @data-state="sending" The payment was captured, and the payout is pending.
 * @data-state="processing" The order takes longer than usual, or has an unknown status.
 * @data-state="sent" The payout was sent.
 * @data-state="cancelled" The order was cancelled.
 * @data-state="missing" The wallet has no such order.
 * @data-state="unreadable" The first read of the order failed.
 */
export const OrderStatusRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, OrderStatusRootProps>(
  function OrderStatusRoot(given, ref) {
    const props = useParsedProps('OrderStatus', given, parsers)
    const { id: _id, wallet, onStatus: _onStatus, children: _children, ...native } = props
    return (
      <NeedsWallet {...native} of="OrderStatus" name="order-status" wallet={wallet} rootRef={ref}>
        {(connected) => <OrderStatusContent {...props} wallet={connected} rootRef={ref} />}
      </NeedsWallet>
    )
  },
)

const parsers: PropParsers<OrderStatusOwnProps> = {
  id: 'string',
  wallet: 'string',
  onStatus: 'function',
}

interface OrderStatusContentProps extends OrderStatusRootProps {
  readonly wallet: string
  readonly rootRef: ForwardedRef<HTMLDivElement>
}

function OrderStatusContent(props: OrderStatusContentProps) {
  const { id, wallet, onStatus, rootRef, ...native } = props
  const language = useLanguage()
  const {
    data: order,
    error,
    isPolled,
    refetch,
  } = useStickyQuery(cardOrderQueryOptions(useOnramp(), { id, wallet }))
  const isSlow = useIsExpired(order && Date.parse(order.created_at) + SLOW_AFTER_MS)
  const state = orderPageState({ order, error, isPolled, isSlow })
  const reportOnce = useStatusCallback(onStatus)
  useEffect(() => reportOnce(order), [order, reportOnce])
  return (
    <Root
      {...native}
      ref={rootRef}
      name="order-status"
      language={language}
      data-state={state}
      renderContent={(content) => (
        <OrderStatusProvider
          {...{ state, order, error, isPolled }}
          onRefresh={() => void refetch()}
        >
          {content}
        </OrderStatusProvider>
      )}
    />
  )
}
