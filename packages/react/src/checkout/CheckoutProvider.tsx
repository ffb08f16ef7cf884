'use client'

import { type ReactNode, useMemo } from 'react'
import { useCheckout } from '../hooks/useCheckout.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { SurfaceContext } from '../surface/SurfaceContext.ts'
import { CheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'
import { useDetails } from './useDetails.ts'

/** What every part of a checkout reads, whatever element is around them. */
export function CheckoutProvider(props: CheckoutProps & { readonly children?: ReactNode }) {
  const { wallet, chain, token, frame, children } = props
  const { checkout, snapshot } = useCheckout(props)
  const language = useLanguage()
  const details = useDetails(props, language.locale)
  const destination = useMemo(() => ({ wallet, chain, token }), [wallet, chain, token])
  return (
    <SurfaceContext.Provider value={language}>
      <CheckoutContext.Provider value={{ checkout, snapshot, details, destination, frame }}>
        <CheckoutProgress>{children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </SurfaceContext.Provider>
  )
}
