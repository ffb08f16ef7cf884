import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { partClass } from '../surface/partClass.ts'

export interface PaymentMethodProps extends ComponentPropsWithoutRef<'label'> {
  readonly slug: string
}

/** One way to pay. */
export function PaymentMethod({ slug, ...props }: PaymentMethodProps) {
  const { method } = useCheckoutContext().details
  const className = partClass('method', props.className)
  return <label {...props} className={className} data-chosen={slug === method || undefined} />
}
