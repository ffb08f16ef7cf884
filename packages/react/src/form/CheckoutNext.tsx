'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { partClass } from '../ui/mergeProps.ts'

/** What happens next, in one sentence. */
export function CheckoutNext(props: ComponentPropsWithoutRef<'p'>) {
  const { next } = useWords('checkout', enCheckout)
  return (
    <p {...props} className={partClass('next', props.className)}>
      {props.children ?? next}
    </p>
  )
}
