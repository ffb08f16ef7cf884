'use client'

import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
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
import { useCheckout } from './useCheckout.ts'
import { useDetails } from './useDetails.ts'

export interface CheckoutRootProps extends CheckoutProps {
  readonly children?: ReactNode
}

/**
 * Root of a checkout that you compose of parts: provides the controller and all state that the parts read.
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
  /** Component name for messages to the developer. */
  readonly component: string
  readonly children?: ReactNode
}

/** Provides the state that every part of a checkout reads, without an element. */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return (
    <NeedsClient of={props.component}>
      <StateProvider {...props} />
    </NeedsClient>
  )
}

// Deferring this render starts the payment frame 39 ms after the click instead of 29 ms (`npm run bench:widget`).
function StateProvider({ component, children, ...given }: CheckoutProviderProps) {
  const props = parseProps<CheckoutOwnProps>(component, given, checkoutProps)
  const wallet = useWallet(component, given.wallet)
  const state = useCheckout({ ...props, wallet })
  const language = useLanguage()
  const details = useDetails(props, state.destination, language.locale)
  return (
    <RootContext.Provider value={language}>
      <CheckoutContext.Provider value={{ ...state, details, frame: props.frame }}>
        <CheckoutProgress>{children}</CheckoutProgress>
      </CheckoutContext.Provider>
    </RootContext.Provider>
  )
}
