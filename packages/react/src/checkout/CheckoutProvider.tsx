'use client'

import { forwardRef, type ReactNode, useEffect, useRef } from 'react'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useParsedProps } from '../provider/useParsedProps.ts'
import { isRendered } from '../ui/lifecycle.ts'
import { mergeRefs } from '../ui/mergeProps.ts'
import { NeedsClient, useWallet } from '../ui/NeedsWallet.tsx'
import type { PartProps } from '../ui/part.tsx'
import { Root } from '../ui/Root.tsx'
import { type Step, StepProvider } from '../ui/Step.tsx'
import { CheckoutContext, useCheckoutContext } from './CheckoutContext.ts'
import { type CheckoutOwnProps, checkoutProps } from './CheckoutProps.ts'
import { usePresence, useReporter } from './checkoutReporter.ts'
import type { PurchaseState } from './describePurchase.ts'
import type { PurchaseView } from './purchaseView.ts'
import { useCheckout } from './useCheckout.ts'
import { useGate } from './useGate.ts'
import { usePurchaseInput } from './usePurchaseInput.ts'

export interface CheckoutProviderProps extends CheckoutOwnProps {
  /** Component name in messages for the developer. */
  readonly component: string
  /** Whether the buyer sees the checkout. */
  readonly isShown: boolean
  /** Undefined until it is loaded. */
  readonly purchaseView: PurchaseView | undefined
  readonly children?: ReactNode
}

/** Provides the purchase to the parts of a checkout. Renders no root element. */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return (
    <NeedsClient of={props.component}>
      <StateProvider {...props} />
    </NeedsClient>
  )
}

// No `useDeferredValue` or transition: the payment frame would start 39 ms after the click instead of 29
// (`scripts/bench/widget.ts`).
function StateProvider(given: CheckoutProviderProps) {
  const { component, isShown, purchaseView, children, ...ownProps } = given
  const props: CheckoutOwnProps = useParsedProps(component, ownProps, checkoutProps)
  const wallet = useWallet(component, props.wallet)
  const reporter = useReporter(props)
  const root = useRef<HTMLDivElement>(null)
  const isVisible = usePresence(isShown, root, reporter)
  const state = useCheckout({
    ...props,
    wallet,
    presentation: props.presentation ?? 'auto',
    // Now, not when it last rendered: the buyer may just have closed a dialog of the page.
    isShown: () => isShown && isRendered(root.current),
    onStatus: reporter.reportOrder,
    onEvent: reporter.reportPurchase,
    // The reporter leaves them out.
    includeAmounts: true,
  })
  const { error, blockingError: walletError } = state.snapshot
  // The form asks for a missing wallet.
  const blockingError = wallet === '' ? undefined : walletError
  const shownError = error ?? blockingError
  useEffect(() => reporter.reportError(shownError), [reporter, shownError])
  // The raw prop: a value that isn't a function must not disable the gate.
  const gate = useGate(ownProps.beforePurchase, state.checkout, reporter, isShown)
  const isOpening = gate.isPending || state.snapshot.step === 'opening'
  const { locale } = useRootLanguage()
  const form = usePurchaseInput(props, state.destination, locale, reporter)
  const value = { ...state, blockingError, form, gate, isOpening, reporter, props, root, isVisible }
  const step = useCheckoutStep(purchaseView, value)
  return (
    <CheckoutContext.Provider value={value}>
      <StepProvider step={step}>{children}</StepProvider>
    </CheckoutContext.Provider>
  )
}

/** Returns the step of the checkout. The form has no title. */
function useCheckoutStep(
  view: PurchaseView | undefined,
  purchase: PurchaseState & { readonly isOpening: boolean },
): Step {
  const { opening } = useMessages('checkout', enCheckout)
  const order = useMessages('order', view?.enOrder)
  const { locale } = useRootLanguage()
  const step = purchase.isOpening ? 'opening' : purchase.snapshot.step
  const form = { key: step, title: '', text: '', isBusy: false }
  if (step === 'details') return form
  if (step === 'opening') return { ...form, title: opening }
  // The key changes with the view, so that the focus moves to the title.
  if (view === undefined || order === undefined)
    return { ...form, key: `${step} loading`, isBusy: true, isQuiet: step === 'resuming' }
  return view.describePurchase(purchase, order, locale)
}

/** The root element of a checkout on a page. */
export const CheckoutElement = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function CheckoutElement(props, ref) {
    const { snapshot, root } = useCheckoutContext()
    const { step } = snapshot
    return <Root {...props} ref={mergeRefs(ref, root)} name="checkout" data-step={step} />
  },
)
