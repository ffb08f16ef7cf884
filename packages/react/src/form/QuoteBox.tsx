'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'
import { useFormQuote } from './QuoteContext.ts'

/** What the price is made of and how long it holds. Keeps its height, whatever is in it. */
export function QuoteBox(props: ComponentPropsWithoutRef<'div'>) {
  const { state } = useFormQuote()
  const isBusy = state === 'loading' || state === 'stale'
  const className = partClass('quote', props.className)
  return <div aria-busy={isBusy} {...props} className={className} data-state={state} />
}
