'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'
import { useOrderProgress } from './OrderContext.ts'

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
      className={partClass('order-icon', props.className)}
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
