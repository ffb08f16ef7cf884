'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { textOf } from '../provider/parseProps.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { partClass } from '../ui/mergeProps.ts'

export interface PaymentMethodProps extends ComponentPropsWithoutRef<'label'> {
  readonly slug: string
}

/** One way to pay. */
export function PaymentMethod({ slug, ...props }: PaymentMethodProps) {
  const { method } = useCheckoutContext().details
  const { id } = useTypedAmount()
  const className = partClass('method', props.className)
  return (
    <label
      htmlFor={`${id}-${textOf(slug)}`}
      {...props}
      className={className}
      data-chosen={slug === method || undefined}
    />
  )
}
