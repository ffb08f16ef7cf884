'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { textOf } from '../provider/parseProps.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'

export interface PaymentMethodInputProps extends ComponentPropsWithoutRef<'input'> {
  readonly slug: string
}

/** Chooses this way to pay. */
export function PaymentMethodInput({ slug, ...props }: PaymentMethodInputProps) {
  const { method, setMethod } = useCheckoutContext().details
  const { id } = useTypedAmount()
  return (
    <input
      id={`${id}-${textOf(slug)}`}
      type="radio"
      // Of this form only, should a page have two.
      name={`${id}-method`}
      value={textOf(slug)}
      {...props}
      checked={slug === method}
      onChange={runBoth(props.onChange, () => setMethod(slug))}
      className={partClass('method-input', props.className)}
    />
  )
}
