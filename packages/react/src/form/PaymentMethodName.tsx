'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { wordOf } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../ui/mergeProps.ts'

export interface PaymentMethodNameProps extends ComponentPropsWithoutRef<'span'> {
  readonly slug: string
}

/** What it is called: as the words have it, else its slug. */
export function PaymentMethodName({ slug, ...props }: PaymentMethodNameProps) {
  const name = textOf(slug)
  const { methods } = useWords('checkout', enCheckout)
  return (
    <span {...props} className={partClass('method-name', props.className)}>
      {props.children ?? (name && wordOf(methods, name)) ?? name}
    </span>
  )
}
