'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { stringOf } from '../provider/parseProps.ts'
import {
  AmountError,
  AmountInput,
  AmountLabel,
  AmountRow,
  AmountUnit,
  lengthClass,
} from '../ui/AmountField.tsx'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useFormQuote } from './useQuote.ts'

/** What is paid and what arrives, one above the other, and the switch between them. */
export function AmountPair(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={cx('amount-pair', props.className)} />
}

/** What is paid, or what arrives: typed, or as the price makes it of the other. */
export function AmountPairSide({ side }: { readonly side: 'pay' | 'get' }) {
  const { details, destination } = useCheckoutContext()
  const messages = useMessages('checkout', enCheckout)
  const isPay = side === 'pay'
  const isTyped = isPay === (details.tradeType === 'EXACT_INPUT')
  return (
    <AmountRow data-side={stringOf(side)} data-typed={isTyped || undefined}>
      {isTyped ? (
        <>
          <AmountLabel>{isPay ? messages.youPay : messages.youGet}</AmountLabel>
          <AmountInput />
        </>
      ) : (
        <>
          <QuoteLabel>{isPay ? messages.youPayAbout : messages.youGetAbout}</QuoteLabel>
          <QuoteAmount />
        </>
      )}
      <AmountUnit>{isPay ? details.currency : destination.token}</AmountUnit>
      {!isPay && <QuoteDestination />}
      {isTyped && <AmountError />}
    </AmountRow>
  )
}

/** Lets the other amount be typed. It begins as the price makes it, where the price is that of what is entered. */
export function AmountPairSwitch(props: ComponentPropsWithoutRef<'button'>) {
  const { details } = useCheckoutContext()
  const { state, quote } = useFormQuote()
  const messages = useMessages('checkout', enCheckout)
  const isCurrent = state === 'fresh' || state === 'expired'
  const label = details.tradeType === 'EXACT_INPUT' ? messages.enterGet : messages.enterPay
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      onClick={composeEventHandlers(props.onClick, () =>
        details.switchTradeType(isCurrent ? quote : undefined),
      )}
      className={cx('amount-pair-switch', props.className)}
    />
  )
}

/** Up and down: each takes the other's place. */
export function AmountPairSwitchIcon() {
  return (
    <svg
      className={cx('amount-pair-switch-icon')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 19V5m0 0L4 9m4-4l4 4M16 5v14m0 0l4-4m-4 4l-4-4" />
    </svg>
  )
}

/** The name of the amount that the price makes of the typed one. */
export function QuoteLabel(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={cx('quote-label', props.className)} />
}

/** The amount that the price makes of the typed one; a dash while there is no price. */
export function QuoteAmount(props: ComponentPropsWithoutRef<'span'>) {
  const { tradeType } = useCheckoutContext().details
  const { state, quote } = useFormQuote()
  const { locale } = useRoot()
  const text =
    quote === undefined
      ? '–'
      : tradeType === 'EXACT_INPUT'
        ? formatAmount(quote.destination.amount, { locale, round: 'down' })
        : formatAmount(quote.source.amount, { locale, places: 2, round: 'up' })
  return (
    <span
      {...props}
      className={cx('quote-amount', props.className)}
      data-state={state}
      data-long={lengthClass(text)}
    >
      {props.children ?? text}
    </span>
  )
}

/** Where it goes: token, chain and wallet. */
export function QuoteDestination(props: ComponentPropsWithoutRef<'p'>) {
  const { chain, token, wallet } = useCheckoutContext().destination
  const { to } = useMessages('order', enOrder)
  const text = interpolate(to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })
  return (
    <p title={wallet} {...props} className={cx('quote-destination', props.className)}>
      {props.children ?? text}
    </p>
  )
}
