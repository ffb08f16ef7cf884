'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { idList } from '../surface/idList.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useTypedAmount } from './AmountContext.ts'
import { lengthOf } from './lengthOf.ts'

/** The amount, big, in the buyer's own digits and separators. */
export function AmountInput(props: ComponentPropsWithoutRef<'input'>) {
  const { id, text, onText, problem } = useTypedAmount()
  const isInvalid = problem !== ''
  return (
    <input
      id={id}
      name="amount"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      aria-invalid={isInvalid}
      {...props}
      aria-describedby={idList(props['aria-describedby'], isInvalid ? `${id}-error` : undefined)}
      value={text}
      onChange={runBoth(props.onChange, (event) => onText(event.target.value))}
      className={partClass('amount-input', props.className)}
      data-invalid={isInvalid || undefined}
      data-long={lengthOf(text)}
    />
  )
}
