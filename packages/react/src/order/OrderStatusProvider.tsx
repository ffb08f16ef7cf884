'use client'

import {
  type CardOrder,
  chainName,
  isCaptured,
  isTerminal,
  type OnrampError,
} from '@onramp-kit/core'
import { isTransient } from '@onramp-kit/core/internal'
import type { ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enOrderPage } from '../messages/en/orderPage.ts'
import { isPermanent } from '../ui/ErrorNotice.tsx'
import { type Step, StepProvider } from '../ui/Step.tsx'
import { OrderContext, type OrderProgress } from './OrderContext.ts'

export interface OrderStatusProviderProps {
  readonly state: OrderPageState
  readonly order: CardOrder | undefined
  readonly error: OnrampError | undefined
  /** Whether the order is read again without user action. */
  readonly isPolled: boolean
  readonly onRefresh: () => void
  readonly children: ReactNode
}

/** Provides the step and the order to the parts of an order page. */
export function OrderStatusProvider(props: OrderStatusProviderProps) {
  const { state, order, isPolled, onRefresh, children } = props
  // Polling ends with a terminal status, and a new order may not have reached every replica.
  const isUnaffected = state === 'loading' || (order !== undefined && isTerminal(order.status))
  const error = isUnaffected ? undefined : props.error
  const isInterrupted = error !== undefined && (isPolled || isTransient(error))
  const captured = order !== undefined && isCaptured(order.status)
  const isStopped = error !== undefined && !isInterrupted
  const progress: OrderProgress = {
    state: progressOf(state, captured),
    order,
    isCaptured: captured,
    // The step already reports a missing order.
    error: isStopped && state !== 'missing' ? error : undefined,
    isInterrupted,
    refresh: (isStopped || state === 'processing') && !isPermanent(error) ? onRefresh : undefined,
  }
  return (
    <StepProvider step={useOrderPageStep(state, order, isStopped)}>
      <OrderContext.Provider value={progress}>{children}</OrderContext.Provider>
    </StepProvider>
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
      // An unknown status has no stage.
      return captured ? 'sending' : undefined
    default:
      return undefined
  }
}

/** The state of an order page. */
type OrderPageState =
  | 'loading'
  | 'payment'
  | 'sending'
  | 'processing'
  | 'sent'
  | 'cancelled'
  | 'missing'
  | 'unreadable'

/** Returns the state of an order page. An unknown status counts as in progress. */
export function orderPageState({
  order,
  error,
  isPolled,
  isSlow,
}: Pick<OrderStatusProviderProps, 'order' | 'error' | 'isPolled'> & {
  readonly isSlow: boolean
}): OrderPageState {
  if (order === undefined) {
    if (error === undefined) return 'loading'
    if (error.code !== 'order_not_found') return 'unreadable'
    return isPolled ? 'loading' : 'missing'
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

/** Returns the step of an order page. Every change happens without user action. */
function useOrderPageStep(
  state: OrderPageState,
  order: CardOrder | undefined,
  isStopped: boolean,
): Step {
  const page = useMessages('orderPage', enOrderPage)
  const { steps } = useMessages('order', enOrder)
  const { settling, processing, sent, cancelled } = steps
  const { looking: loading, unreadable } = page
  const missing = { ...steps.missing, ...page.missing }
  const texts = { loading, missing, unreadable, processing, sent, cancelled }
  const { title, text } = { ...texts, payment: page.paying, sending: settling }[state]
  const isInProgress = state === 'sending' || state === 'processing'
  const { token = '', chain = 0 } = order?.destination ?? {}
  const values = { token, chain: chainName(chain) }
  return {
    key: state,
    title: interpolate(title, values),
    // The text would promise updates after polling has ended.
    text: isStopped && (isInProgress || state === 'payment') ? '' : interpolate(text, values),
    isBusy: state === 'loading' || (isInProgress && !isStopped),
    isQuiet: true,
  }
}
