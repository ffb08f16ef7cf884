'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'
import { useOrderProgress } from './OrderContext.ts'
import { OrderStage } from './OrderStage.tsx'
import { isStage, stages } from './stages.ts'

/** How far a purchase is: payment, sending, sent. Not there for one that has left this way. */
export function OrderStages(props: ComponentPropsWithoutRef<'ol'>) {
  const { state } = useOrderProgress()
  if (!isStage(state)) return null
  return (
    <ol {...props} className={partClass('stages', props.className)}>
      {props.children ?? stages.map((stage) => <OrderStage key={stage} stage={stage} />)}
    </ol>
  )
}
