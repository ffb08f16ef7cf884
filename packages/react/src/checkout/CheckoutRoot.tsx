'use client'

import { forwardRef, type ReactNode, useState } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { LanguageContext, useRootLanguage } from '../i18n/useMessages.ts'
import { parseProps } from '../provider/parseProps.ts'
import type { PartProps } from '../ui/createPart.tsx'
import { useLatest } from '../ui/lifecycle.ts'
import { NeedsClient, useWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { CheckoutContext, useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutOrderProvider } from './CheckoutOrderProvider.tsx'
import { type CheckoutOwnProps, checkoutProps, nativeProps } from './CheckoutProps.ts'
import { usePresenceReports, usePurchaseReports, useReporter } from './checkoutEvents.ts'
import { useCheckout } from './useCheckout.ts'
import { useFormState } from './useFormState.ts'
import { useGate } from './useGate.ts'

export interface CheckoutRootProps
  extends CheckoutOwnProps,
    Omit<PartProps<'div'>, keyof CheckoutOwnProps | 'onSubmit'> {}

/**
 * The root of a composed checkout. Provides the purchase to its parts.
 *
 * @class checkout div, dialog
 * @data-step="details" The buyer fills in the form.
 * @data-step="opening" The purchase request is in flight.
 * @data-step="unknown" The outcome of the purchase request is unknown.
 * @data-step="resuming" The first read of a stored order is in flight, or another tab is opening a purchase.
 * @data-step="paying" The payment is pending.
 * @data-step="settling" The payment was captured, and the payout is pending.
 * @data-step="processing" The order takes longer than usual.
 * @data-step="sent" The payout was sent.
 * @data-step="cancelled" The order was cancelled.
 */
export const CheckoutRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckoutRootProps>(
  function CheckoutRoot(props, ref) {
    return (
      <CheckoutProvider {...props} component="Checkout" isShown>
        <CheckoutRootElement {...nativeProps(props)} ref={ref} />
      </CheckoutProvider>
    )
  },
)

const CheckoutRootElement = /* @__PURE__ */ forwardRef<HTMLDivElement, PartProps<'div'>>(
  function CheckoutRootElement(props, ref) {
    const { snapshot, reporter } = useCheckoutContext()
    const { step } = snapshot
    usePresenceReports(true, reporter)
    return (
      <Root {...props} ref={ref} name="checkout" language={useRootLanguage()} data-step={step} />
    )
  },
)

interface CheckoutProviderProps extends CheckoutOwnProps {
  /** Component name in messages for the developer. */
  readonly component: string
  /** Whether the buyer sees the checkout. */
  readonly isShown: boolean
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

/** Returns a function that reads the latest value. It holds nothing else, because a request in flight keeps it alive. */
function useReader<Value>(value: Value): () => Value {
  const latest = useLatest(value)
  return useState(() => () => latest.current)[0]
}

// Deferring this render starts the payment frame 39 ms after the click instead of 29 ms (`npm run bench:widget`).
function StateProvider({ component, isShown, children, ...given }: CheckoutProviderProps) {
  const props = parseProps<CheckoutOwnProps>(component, given, checkoutProps)
  const wallet = useWallet(component, given.wallet)
  const reporter = useReporter(props)
  const readIsShown = useReader(isShown)
  const state = useCheckout({
    ...props,
    wallet,
    presentation: props.presentation ?? 'auto',
    isShown: readIsShown,
    onStatus: reporter.reportOrder,
  })
  usePurchaseReports(state, reporter)
  const gate = useGate(props, state.checkout, reporter)
  const isOpening = gate.isPending || state.snapshot.step === 'opening'
  const language = useLanguage()
  const form = useFormState(props, state.destination, language.locale, reporter)
  return (
    <LanguageContext.Provider value={language}>
      <CheckoutContext.Provider value={{ ...state, form, gate, isOpening, reporter, props }}>
        <CheckoutOrderProvider>{children}</CheckoutOrderProvider>
      </CheckoutContext.Provider>
    </LanguageContext.Provider>
  )
}
