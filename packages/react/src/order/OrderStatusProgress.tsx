'use client'

import { type CardOrder, isCaptured, isTerminal, type OnrampError } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { mayPass } from '../queries/cardOrderQuery.ts'
import { StepContext } from '../ui/Step.tsx'
import { OrderContext, type OrderProgress } from './OrderContext.ts'
import type { OrderPageState } from './orderPageState.ts'
import { useOrderPageStep } from './useOrderPageStep.ts'

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
  const isInterrupted = error !== undefined && mayPass(error, order !== undefined)
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
