'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useSurface } from '../i18n/useMessages.ts'
import { Surface } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import type { CheckoutProps } from './CheckoutProps.ts'
import { CheckoutProvider } from './CheckoutProvider.tsx'
import { nativeProps } from './nativeProps.ts'

export interface CheckoutRootProps
  extends CheckoutProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CheckoutProps> {}

/**
 * A checkout of your own: the controller and everything the parts inside read, but none of them.
 *
 * @example
 * <CheckoutRoot wallet="0x…" chain={8453} token="USDC">
 *   <StepAnnouncer />
 *   <StepTitle />
 *   …
 * </CheckoutRoot>
 */
export function CheckoutRoot(props: CheckoutRootProps) {
  return (
    <CheckoutProvider {...props} component="Checkout">
      <CheckoutSurface {...nativeProps(props)} />
    </CheckoutProvider>
  )
}

function CheckoutSurface({ children, ...props }: ComponentPropsWithoutRef<'div'>) {
  const { snapshot } = useCheckoutContext()
  const language = useSurface()
  const root = useRef<HTMLDivElement>(null)
  return (
    <Surface {...props} name="checkout" language={language} root={root} data-step={snapshot.step}>
      {children}
      <StepFocus root={root} />
    </Surface>
  )
}
