'use client'

import { forwardRef, memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { RootContext, useRoot } from '../i18n/useMessages.ts'
import { parseProps } from '../provider/parseProps.ts'
import type { PartProps } from '../ui/createPart.tsx'
import { NeedsClient, useWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { CheckoutContext, useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import { type CheckoutProps, checkoutProps, nativeProps } from './CheckoutProps.ts'
import { type CheckoutState, useCheckout } from './useCheckout.ts'
import { useDetails } from './useDetails.ts'

export interface CheckoutRootProps
  extends CheckoutProps,
    Omit<PartProps<'div'>, keyof CheckoutProps> {}

/**
 * The root of a composed checkout. Provides the purchase to its parts.
 *
 * @class checkout div, dialog
 * @data-step="details" The buyer fills in the form.
 * @data-step="opening" The purchase is being opened.
 * @data-step="unknown" It is unknown whether the purchase was opened.
 * @data-step="resuming" A stored order is being looked up.
 * @data-step="paying" The payment page is shown.
 * @data-step="settling" The payment was captured, and the payout is pending.
 * @data-step="processing" The order takes longer than usual.
 * @data-step="sent" The payout was sent.
 * @data-step="cancelled" The order was cancelled.
 */
export const CheckoutRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckoutRootProps>(
  function CheckoutRoot(props, ref) {
    return (
      <CheckoutProvider {...props} component="Checkout">
        <CheckoutSurface {...nativeProps(props)} ref={ref} />
      </CheckoutProvider>
    )
  },
)

const CheckoutSurface = /* @__PURE__ */ forwardRef<HTMLDivElement, PartProps<'div'>>(
  function CheckoutSurface({ children, ...props }, ref) {
    const { step } = useCheckoutContext().snapshot
    const language = useRoot()
    const root = useRef<HTMLDivElement>(null)
    return (
      <Root {...props} ref={ref} name="checkout" language={language} root={root} data-step={step}>
        {children}
        <StepFocus root={root} />
      </Root>
    )
  },
)

interface CheckoutProviderProps extends CheckoutProps {
  /** The component's name, for the developer. */
  readonly component: string
  readonly children?: ReactNode
}

/** Provides the purchase to the parts of a checkout, whatever its root element. */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return (
    <NeedsClient of={props.component}>
      <PinnedProvider {...props} />
    </NeedsClient>
  )
}

/**
 * Defers rendering, so that a response is parsed and rendered in separate tasks. Another controller is rendered at once:
 * the buyer must not press a button of a replaced one.
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

/** Skips renders while the deferred state is unchanged. */
const DrawnProvider = /* @__PURE__ */ memo(function DrawnProvider({
  drawn,
  ...props
}: CheckoutProviderProps & { readonly drawn: CheckoutState }) {
  const language = useLanguage()
  const details = useDetails(props, drawn.destination, language.locale)
  return (
    <RootContext.Provider value={language}>
      <CheckoutContext.Provider value={{ ...drawn, details, frame: props.frame }}>
        <CheckoutProgress>{props.children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </RootContext.Provider>
  )
})
