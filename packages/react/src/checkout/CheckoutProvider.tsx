'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import { type CheckoutState, useCheckout } from '../hooks/useCheckout.ts'
import { useLanguage } from '../i18n/useLocale.ts'
import { SurfaceContext } from '../i18n/useMessages.ts'
import { parseProps, plain } from '../provider/parseProps.ts'
import { NeedsClient, useWallet } from '../ui/NeedsWallet.tsx'
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
 * Draws one controller at a time, in tasks of their own. A store is drawn in the task that changed it, which here is the one that read the service's answer. Deferred, it is drawn in tasks
 * of its own, short on a slow phone.
 */
function PinnedProvider(given: CheckoutProviderProps) {
  const { component } = given
  const props = parseProps(component, given, checkoutProps)
  const wallet = useWallet(component, given.wallet)
  const checkout = useCheckout({ ...props, wallet })
  return <DrawnProvider {...props} drawn={useDeferredValue(checkout)} />
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
