'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { partClass } from '../ui/mergeProps.ts'

/** Around the fields: none can be changed while the purchase is being opened. */
export function CheckoutFields(props: ComponentPropsWithoutRef<'fieldset'>) {
  const { snapshot } = useCheckoutContext()
  const className = partClass('fields', props.className)
  return <fieldset disabled={snapshot.step === 'opening'} {...props} className={className} />
}
