'use client'

import { type CardOrder, type CardOrderInput } from '@onramp-kit/core'
import { SLOW_AFTER_MS } from '@onramp-kit/core/internal'
import { type ForwardedRef, forwardRef, useEffect, useRef } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { parseProps, stringOf } from '../provider/parseProps.ts'
import { cardOrderQuery } from '../queries/cardOrderQuery.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'
import type { PartProps } from '../ui/createPart.tsx'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { OrderNotice, OrderRefresh } from './OrderNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderIcon, OrderStages } from './OrderStages.tsx'
import { OrderStatusProgress, orderPageState } from './OrderStatusProgress.tsx'

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

export interface OrderStatusProps extends Omit<CardOrderInput, 'wallet'> {
  /** The wallet it was opened for. Without one the buyer is asked to connect a wallet. */
  readonly wallet: string | null | undefined
  /** Called once for each status the order is seen in, the terminal one included. */
  readonly onStatus?: (order: CardOrder) => void
  /** An extra class on the outermost element. */
  readonly className?: string
}

export interface OrderStatusRootProps
  extends OrderStatusProps,
    Omit<PartProps<'div'>, keyof OrderStatusProps> {}

/**
 * The root of a composed order page. Polls the order and provides it to its parts.
 *
 * @class order-status div
 * @data-state="looking" The order is being read for the first time.
 * @data-state="payment" The payment is pending.
 * @data-state="sending" The payment was captured, and the payout is pending.
 * @data-state="processing" The order takes longer than usual, or has an unknown status.
 * @data-state="sent" The payout was sent.
 * @data-state="cancelled" The order was cancelled.
 * @data-state="missing" The wallet has no such order.
 * @data-state="unreadable" The order could not be read.
 */
export const OrderStatusRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, OrderStatusRootProps>(
  function OrderStatusRoot(given, ref) {
    const kinds = { id: 'string', onStatus: 'function' } as const
    const props = parseProps('OrderStatus', given, kinds)
    const { id: _id, wallet, onStatus: _onStatus, children: _children, ...native } = props
    return (
      <NeedsWallet {...native} of="OrderStatus" name="order-status" wallet={wallet} rootRef={ref}>
        {(connected) => <OneOrder {...props} wallet={connected} rootRef={ref} />}
      </NeedsWallet>
    )
  },
)

interface OneOrderProps extends OrderStatusRootProps {
  readonly wallet: string
  readonly rootRef: ForwardedRef<HTMLDivElement>
}

function OneOrder(props: OneOrderProps) {
  const { id, wallet, onStatus, children, rootRef, ...native } = props
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const {
    data: order,
    error,
    ask,
  } = useStickyQuery(cardOrderQuery(useOnramp(), { id: stringOf(id) ?? '', wallet }))
  const isSlow = useIsExpired(order && Date.parse(order.created_at) + SLOW_AFTER_MS)
  const state = orderPageState(order, error, isSlow)
  const tellOnce = useStatusCallback(onStatus)
  useEffect(() => tellOnce(order), [order, tellOnce])
  return (
    <Root
      {...native}
      ref={rootRef}
      name="order-status"
      language={language}
      root={root}
      data-state={state}
    >
      <OrderStatusProgress {...{ state, order, error }} onRefresh={() => void ask()}>
        {children}
        <StepFocus root={root} />
      </OrderStatusProgress>
    </Root>
  )
}
