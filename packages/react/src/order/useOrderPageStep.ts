'use client'

import { type CardOrder, chainName } from '@onramp-kit/core'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enOrderPage } from '../messages/en/orderPage.ts'
import type { Step } from '../ui/Step.tsx'
import type { OrderPageState } from './orderPageState.ts'

/** Where the page of an order is, in words. Nobody's doing changes it, so it takes no focus from nowhere. */
export function useOrderPageStep(
  state: OrderPageState,
  order: CardOrder | undefined,
  isOver: boolean,
): Step {
  const page = useWords('orderPage', enOrderPage)
  const { steps } = useWords('order', enOrder)
  const { settling, processing, sent, cancelled } = steps
  const { looking, missing, unreadable } = page
  const said = { looking, missing, unreadable, processing, sent, cancelled }
  const { title, text } = { ...said, payment: page.paying, sending: settling }[state]
  const isUnderWay = state === 'sending' || state === 'processing'
  const { token = '', chain = 0 } = order?.destination ?? {}
  const values = { token, chain: chainName(chain) }
  return {
    title: fill(title, values),
    // Of an order that is read no more it is not true that it goes on here.
    text: isOver && (isUnderWay || state === 'payment') ? '' : fill(text, values),
    isBusy: state === 'looking' || (isUnderWay && !isOver),
    isQuiet: true,
  }
}
