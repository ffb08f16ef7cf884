'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import { type CheckoutState, useCheckout } from '../hooks/useCheckout.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { NeedsClient } from '../props/NeedsClient.tsx'
import { parseProps } from '../props/parseProps.ts'
import { plain } from '../props/plain.ts'
import { useWallet } from '../props/useWallet.ts'
import { SurfaceContext } from '../surface/SurfaceContext.ts'
import { CheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'
import { checkoutProps } from './nativeProps.ts'
import { useDetails } from './useDetails.ts'

interface CheckoutProviderProps extends CheckoutProps {
  /** The component's name, for the developer. */
  readonly component: string
  readonly children?: ReactNode
}

/** What every part of a checkout reads, whatever element is around them. */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return (
    <NeedsClient of={props.component}>
      <PinnedProvider {...props} />
    </NeedsClient>
  )
}

/**
 * Defers drawing, so that a response is parsed and drawn in separate tasks. Another controller is drawn at once: the buyer
 * must not press a button of one that has been replaced.
 */
function PinnedProvider(given: CheckoutProviderProps) {
  const { component } = given
  const props = parseProps(component, given, checkoutProps)
  const wallet = useWallet(component, given.wallet)
  const current = useCheckout({ ...props, wallet })
  const deferred = useDeferredValue(current)
  const drawn = deferred.checkout === current.checkout ? deferred : current
  return <DrawnProvider {...props} drawn={drawn} />
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
      <CheckoutContext.Provider value={{ ...drawn, details, frame: plain(props.frame) }}>
        <CheckoutProgress>{props.children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </SurfaceContext.Provider>
  )
})
