'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { stringOf } from '../provider/parseProps.ts'
import { cx } from '../ui/mergeProps.ts'
import { useOrderProgress } from './OrderContext.ts'

/** How far a purchase is: payment, sending, sent. Not there for one that has left this way. */
export function OrderStages(props: ComponentPropsWithoutRef<'ol'>) {
  const { state } = useOrderProgress()
  if (!isStage(state)) return null
  return (
    <ol {...props} className={cx('stages', props.className)}>
      {props.children ?? stages.map((stage) => <OrderStage key={stage} stage={stage} />)}
    </ol>
  )
}

export interface OrderStageProps extends ComponentPropsWithoutRef<'li'> {
  readonly stage: Stage
}

/** One stage of a purchase: behind it, where it is, or still to come. */
export function OrderStage({ stage, ...props }: OrderStageProps) {
  const messages = useMessages('order', enOrder)
  const { state } = useOrderProgress()
  const [here, current] = [stages.indexOf(stage), stages.findIndex((each) => each === state)]
  const isDone = here < current || state === 'sent'
  return (
    <li
      aria-current={here === current ? 'step' : undefined}
      {...props}
      className={cx('stage', props.className)}
      data-state={isDone ? 'done' : here === current ? 'now' : 'next'}
    >
      {props.children ?? lookup(messages.stages, stringOf(stage) ?? '')}
    </li>
  )
}

/** The way of a purchase that goes well, in order. */
const stages = ['payment', 'sending', 'sent'] as const

export type Stage = (typeof stages)[number]

function isStage(state: string | undefined): state is Stage {
  return stages.some((stage) => stage === state)
}

/** A sign for the ways in which a purchase rests; none while it goes on. */
export function OrderIcon(props: ComponentPropsWithoutRef<'svg'>) {
  const { state } = useOrderProgress()
  const drawing = drawings[state ?? '']
  if (drawing === undefined) return null
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      {...props}
      className={cx('order-icon', props.className)}
      data-state={state}
    >
      <circle cx="24" cy="24" r="22" />
      <path d={drawing} />
    </svg>
  )
}

const drawings: Readonly<Record<string, string>> = {
  sent: 'M15 24.5l6.2 6.2L33.5 18',
  cancelled: 'M17.5 17.5l13 13m0-13l-13 13',
  unknown: 'M19 19.5c0-3 2.2-5 5-5s5 2 5 4.7c0 3.6-5 3.8-5 7.8M24 33v.2',
}
