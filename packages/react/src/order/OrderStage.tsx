'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { wordOf } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useOrderProgress } from './OrderContext.ts'
import { type Stage, stages } from './stages.ts'

export interface OrderStageProps extends ComponentPropsWithoutRef<'li'> {
  readonly stage: Stage
}

/** One stage of a purchase: behind it, where it is, or still to come. */
export function OrderStage({ stage, ...props }: OrderStageProps) {
  const words = useWords('order', enOrder)
  const { state } = useOrderProgress()
  const [here, current] = [stages.indexOf(stage), stages.findIndex((each) => each === state)]
  const isDone = here < current || state === 'sent'
  return (
    <li
      aria-current={here === current ? 'step' : undefined}
      {...props}
      className={partClass('stage', props.className)}
      data-state={isDone ? 'done' : here === current ? 'now' : 'next'}
    >
      {props.children ?? wordOf(words.stages, textOf(stage) ?? '')}
    </li>
  )
}
