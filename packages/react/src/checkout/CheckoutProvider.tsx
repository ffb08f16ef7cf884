'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import { type CheckoutState, useCheckout } from '../hooks/useCheckout.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { SurfaceContext } from '../surface/SurfaceContext.ts'
import { CheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'
import { useDetails } from './useDetails.ts'

interface CheckoutProviderProps extends CheckoutProps {
  readonly children?: ReactNode
}

/**
 * What every part of a checkout reads, whatever element is around them: never parts of two controllers at once. A store is
 * drawn in the task that changed it, which here is the one that read the service's answer. Deferred, it is drawn in tasks
 * of its own, short on a slow phone.
 */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return <DrawnProvider {...props} drawn={useDeferredValue(useCheckout(props))} />
}

/** Left alone until there is something new to draw. */
const DrawnProvider = memo(function DrawnProvider({
  drawn,
  ...props
}: CheckoutProviderProps & { readonly drawn: CheckoutState }) {
  const language = useLanguage()
  const details = useDetails(props, drawn.destination, language.locale)
  return (
    <SurfaceContext.Provider value={language}>
      <CheckoutContext.Provider value={{ ...drawn, details, frame: props.frame }}>
        <CheckoutProgress>{props.children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </SurfaceContext.Provider>
  )
})
