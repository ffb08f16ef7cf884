'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useTypedAmount } from '../amount/AmountContext.ts'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../surface/partClass.ts'

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
