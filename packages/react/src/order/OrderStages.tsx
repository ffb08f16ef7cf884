'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { Element, part } from '../ui/part.tsx'
import { Stages } from '../ui/Stages.tsx'
import { useOrderProgress } from './OrderContext.ts'
import { situationRow } from './situationWords.ts'

/** The stages of an order: payment, delivery, complete. Hidden in other states, such as canceled. */
export const OrderStages = part<'ol'>('stages', function OrderStages(props) {
  const messages = useMessages('order', enOrder)
  const { stage } = situationRow(useOrderProgress().situation) ?? {}
  if (stage === undefined) return null
  return (
    <Element tag="ol" overrides={props}>
      <Stages
        labels={stages.map((each) => messages.stages[each])}
        current={stage === 'sent' ? stages.length : stages.indexOf(stage)}
      />
    </Element>
  )
})

/** The stages of a successful order. */
const stages = ['payment', 'sending', 'sent'] as const

/**
 * An icon for the outcome of an order. Hidden while it is in progress.
 *
 * @data-state="sent" The payout was sent.
 * @data-state="cancelled" The order was canceled.
 * @data-state="unknown" The outcome of the purchase request is unknown, or the order is not found.
 */
export const OrderIcon = part<'svg'>('order-icon', function OrderIcon(props) {
  const { icon } = situationRow(useOrderProgress().situation) ?? {}
  if (icon === undefined) return null
  return (
    <Element tag="svg" viewBox="0 0 48 48" aria-hidden data-state={icon} overrides={props}>
      <circle cx="24" cy="24" r="22" />
      <path d={drawings[icon]} />
    </Element>
  )
})

const drawings = {
  sent: 'M15 24.5l6.2 6.2L33.5 18',
  cancelled: 'M17.5 17.5l13 13m0-13l-13 13',
  unknown: 'M19 19.5c0-3 2.2-5 5-5s5 2 5 4.7c0 3.6-5 3.8-5 7.8M24 33v.2',
}
