'use client'

import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactNode,
  useDeferredValue,
  useRef,
} from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { RootContext, useRoot } from '../i18n/useMessages.ts'
import { parseProps } from '../provider/parseProps.ts'
import { NeedsClient, useWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { CheckoutContext, useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutProgress } from './CheckoutProgress.tsx'
import {
  type CheckoutOwnProps,
  type CheckoutProps,
  checkoutProps,
  nativeProps,
} from './CheckoutProps.ts'
import { type CheckoutState, useCheckout } from './useCheckout.ts'
import { useDetails } from './useDetails.ts'

export interface CheckoutRootProps extends CheckoutProps {
  readonly children?: ReactNode
}

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
export const CheckoutRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckoutRootProps>(
  function CheckoutRoot(props, ref) {
    return (
      <CheckoutProvider {...props} component="Checkout">
        <CheckoutSurface {...nativeProps(props)} forwardedRef={ref} />
      </CheckoutProvider>
    )
  },
)

interface CheckoutSurfaceProps extends ComponentPropsWithoutRef<'div'> {
  readonly forwardedRef: ForwardedRef<HTMLDivElement>
}

function CheckoutSurface({ children, ...props }: CheckoutSurfaceProps) {
  const { snapshot } = useCheckoutContext()
  const language = useRoot()
  const root = useRef<HTMLDivElement>(null)
  return (
    <Root {...props} name="checkout" language={language} root={root} data-step={snapshot.step}>
      {children}
      <StepFocus root={root} />
    </Root>
  )
}

interface CheckoutProviderProps extends CheckoutOwnProps {
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
