'use client'

import { memo, type ReactNode } from 'react'
import { useLanguage } from '../language/useLanguage.ts'
import { SurfaceContext } from '../surface/SurfaceContext.ts'
import { CheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'
import { useDetails } from './useDetails.ts'
import { type DrawnCheckout, useDrawnCheckout } from './useDrawnCheckout.ts'

interface CheckoutProviderProps extends CheckoutProps {
  readonly children?: ReactNode
}

/** What every part of a checkout reads, whatever element is around them. */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return <DrawnProvider {...props} drawn={useDrawnCheckout(props)} />
}

/** Left alone until there is something new to draw. */
const DrawnProvider = memo(function DrawnProvider({
  drawn,
  ...props
}: CheckoutProviderProps & { readonly drawn: DrawnCheckout }) {
  const language = useLanguage()
  const details = useDetails(props, language.locale)
  return (
    <SurfaceContext.Provider value={language}>
      <CheckoutContext.Provider value={{ ...drawn, details, frame: props.frame }}>
        <CheckoutProgress>{props.children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </SurfaceContext.Provider>
  )
})
