import type { CardOrder, OnrampError } from '@onramp-kit/core'
import { Checkout, type CheckoutEvent, type CheckoutOwnProps } from '@onramp-kit/react'
import { createElement, useState } from 'react'
// Not public in packages/react, and in the script anyway.
import { SetupNotice } from '../../react/src/ui/NeedsWallet.tsx'
import {
  createElementClass,
  type ElementOf,
  type OnrampElementProps,
} from './createElementClass.ts'

type Callback =
  | 'onStatus'
  | 'onComplete'
  | 'onCancel'
  | 'onError'
  | 'onEvent'
  | 'onDone'
  | 'onConnect'

type Own = {
  -readonly [Name in Exclude<keyof CheckoutOwnProps, Callback>]: CheckoutOwnProps[Name] | undefined
} & {
  /** Whether the result has the button "Done", which dispatches `onramp-done`. Attribute `done`. */
  done: boolean | undefined
}

/** Properties of `<onramp-checkout>`: those of every element, and the props of `<Checkout>`. */
export interface CheckoutElementProps extends OnrampElementProps, Own {}

type KebabCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}-${KebabCase<Tail>}`
  : Text

/** Events of `<onramp-checkout>` by name. They bubble, except those that follow the element's removal. */
export type CheckoutEventMap = {
  /** What happened, as in `onEvent` of `<Checkout>`: `onramp-submitted`, `onramp-opened` and so on. */
  [Event in CheckoutEvent as Event['type'] extends 'status'
    ? never
    : `onramp-${KebabCase<Event['type']>}`]: CustomEvent<Event>
} & {
  /** Once for each status of the order. */
  'onramp-status': CustomEvent<CardOrder>
  /** Once when the payout of the order was sent. */
  'onramp-complete': CustomEvent<CardOrder>
  /** Once when the order was canceled. */
  'onramp-cancel': CustomEvent<CardOrder>
  /** Once for each error that ends a request. */
  'onramp-error': CustomEvent<OnrampError>
  /** The button "Connect a wallet" was pressed: open the dialog of your wallet library. */
  'onramp-connect': CustomEvent<null>
  /** The button "Done" was pressed. */
  'onramp-done': CustomEvent<null>
}

const NO_CHAIN =
  'Onramp Kit: <onramp-checkout> needs a chain, such as chain="8453", and a token, such as token="USDC".'

/**
 * Renders the checkout once the page has set a chain and a token, which the checkout itself does not report. A page may remove
 * them again, such as when the buyer disconnects while paying: the checkout then keeps the last ones, and sells nothing new.
 */
function WithDestination(props: CheckoutOwnProps) {
  const { chain, token } = props
  const [last, setLast] = useState<Pick<CheckoutOwnProps, 'chain' | 'token'>>()
  // Vue sets 0 for a chain that was removed.
  if (chain && Number.isInteger(chain) && token) {
    if (last?.chain !== chain || last.token !== token) setLast({ chain, token })
    return createElement(Checkout, props)
  }
  if (last === undefined) return createElement(SetupNotice, { code: 'no_chain', message: NO_CHAIN })
  return createElement(Checkout, { ...props, ...last, wallet: undefined })
}

/**
 * `<onramp-checkout>`: the drop-in checkout.
 *
 * @example
 * <onramp-checkout publishable-key="svc_public_sandbox_…" base-url="https://…" wallet="0x…" chain="8453" token="USDC">
 * </onramp-checkout>
 */
export const OnrampCheckoutElement = createElementClass<Own, CheckoutEventMap>({
  kinds: {
    wallet: 'text',
    chain: 'number',
    token: 'text',
    defaultAmount: 'text',
    amounts: 'json',
    limits: 'json',
    countries: 'json',
    defaultCountry: 'text',
    currency: 'text',
    paymentMethods: 'json',
    density: 'text',
    frame: 'json',
    presentation: 'text',
    resume: 'text',
    includeAmounts: 'boolean',
    beforePurchase: 'property',
    done: 'boolean',
  },
  content({ done, ...props }, emit) {
    return createElement(WithDestination, {
      // The checkout reports a missing wallet.
      ...(props as CheckoutOwnProps),
      onStatus: (order) => emit('status', order),
      onComplete: (order) => emit('complete', order),
      onCancel: (order) => emit('cancel', order),
      onError: (error) => emit('error', error),
      onEvent: (event) => event.type !== 'status' && emit(event.type, event),
      onDone: done ? () => emit('done') : undefined,
    })
  },
})
export type OnrampCheckoutElement = ElementOf<CheckoutElementProps, CheckoutEventMap>
