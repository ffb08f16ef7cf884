'use client'

import {
  type CardOrder,
  chainName,
  isCaptured,
  isTerminal,
  type OnrampError,
} from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enOrderPage } from '../messages/en/orderPage.ts'
import { isRetryable } from '../queries/cardOrderQuery.ts'
import { type Step, StepContext } from '../ui/Step.tsx'
import { OrderContext, type OrderProgress } from './OrderContext.ts'

export interface OrderStatusProgressProps {
  readonly state: OrderPageState
  readonly order: CardOrder | undefined
  readonly error: OnrampError | undefined
  readonly onRefresh: () => void
  readonly children: ReactNode
}

/** Tells the parts of steps and orders where the page of an order is. */
export function OrderStatusProgress(props: OrderStatusProgressProps) {
  const { state, order, onRefresh, children } = props
  // An order that is over is read no more, and nothing is missing for that.
  const error = order !== undefined && isTerminal(order.status) ? undefined : props.error
  const isInterrupted = error !== undefined && isRetryable(error, order !== undefined)
  const captured = order !== undefined && isCaptured(order.status)
  const isOver = error !== undefined && !isInterrupted
  const progress: OrderProgress = {
    state: progressOf(state, captured),
    order,
    isCaptured: captured,
    // That it is missing is said by the step itself.
    error: isOver && state !== 'missing' ? error : undefined,
    isInterrupted,
    refresh: isOver || state === 'processing' ? onRefresh : undefined,
  }
  return (
    <StepContext.Provider value={useOrderPageStep(state, order, isOver)}>
      <OrderContext.Provider value={progress}>{children}</OrderContext.Provider>
    </StepContext.Provider>
  )
}

function progressOf(state: OrderPageState, captured: boolean): OrderProgress['state'] {
  switch (state) {
    case 'payment':
    case 'sending':
    case 'sent':
    case 'cancelled':
      return state
    case 'processing':
      // Of a status we do not know nobody can say how far it is.
      return captured ? 'sending' : undefined
    default:
      return undefined
  }
}

/** Where a page of one order is. */
type OrderPageState =
  | 'looking'
  | 'payment'
  | 'sending'
  | 'processing'
  | 'sent'
  | 'cancelled'
  | 'missing'
  | 'unreadable'

/** What was read of an order, as a state of its page. A status we do not know is taken for one on the way. */
export function orderPageState(
  order: CardOrder | undefined,
  error: OnrampError | undefined,
  isSlow: boolean,
): OrderPageState {
  if (order === undefined) {
    if (error === undefined) return 'looking'
    return error.code === 'order_not_found' ? 'missing' : 'unreadable'
  }
  switch (order.status) {
    case 'payment_pending':
      return 'payment'
    case 'order_completed':
      return isSlow ? 'processing' : 'sending'
    case 'order_broadcasted':
      return 'sent'
    case 'order_cancelled':
      return 'cancelled'
    default:
      return 'processing'
  }
}

/** Where the page of an order is, in words. Nobody's doing changes it, so it takes no focus from nowhere. */
function useOrderPageStep(
  state: OrderPageState,
  order: CardOrder | undefined,
  isOver: boolean,
): Step {
  const page = useMessages('orderPage', enOrderPage)
  const { steps } = useMessages('order', enOrder)
  const { settling, processing, sent, cancelled } = steps
  const { looking, missing, unreadable } = page
  const said = { looking, missing, unreadable, processing, sent, cancelled }
  const { title, text } = { ...said, payment: page.paying, sending: settling }[state]
  const isUnderWay = state === 'sending' || state === 'processing'
  const { token = '', chain = 0 } = order?.destination ?? {}
  const values = { token, chain: chainName(chain) }
  return {
    title: interpolate(title, values),
    // Of an order that is read no more it is not true that it goes on here.
    text: isOver && (isUnderWay || state === 'payment') ? '' : interpolate(text, values),
    isBusy: state === 'looking' || (isUnderWay && !isOver),
    isQuiet: true,
  }
}
