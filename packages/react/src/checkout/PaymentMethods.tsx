'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { stringOf } from '../provider/parseProps.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** One row for each payment method of the buyer's country and device. */
export function PaymentMethodField() {
  const { methods } = useCheckoutContext().details
  const messages = useMessages('checkout', enCheckout)
  if (methods.length === 0)
    return (
      <Notice>
        <NoticeText>{messages.noMethods}</NoticeText>
      </Notice>
    )
  return (
    <PaymentMethods>
      <PaymentMethodsLabel>{messages.payWith}</PaymentMethodsLabel>
      {methods.map(({ slug }) => (
        <PaymentMethod key={slug} slug={slug}>
          <MethodIcon slug={slug} />
          <PaymentMethodName slug={slug} />
          <PaymentMethodInput slug={slug} />
        </PaymentMethod>
      ))}
    </PaymentMethods>
  )
}

/** The ways to pay. */
export function PaymentMethods(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={cx('payment-methods', props.className)} />
}

/** What is chosen there. */
export function PaymentMethodsLabel(props: ComponentPropsWithoutRef<'legend'>) {
  return <legend {...props} className={cx('payment-methods-label', props.className)} />
}

export interface PaymentMethodProps extends ComponentPropsWithoutRef<'label'> {
  readonly slug: string
}

/** One way to pay. */
export function PaymentMethod({ slug, ...props }: PaymentMethodProps) {
  const { method } = useCheckoutContext().details
  const { id } = useTypedAmount()
  const className = cx('payment-method', props.className)
  return (
    <label
      htmlFor={`${id}-${stringOf(slug)}`}
      {...props}
      className={className}
      data-selected={slug === method || undefined}
    />
  )
}

export interface PaymentMethodInputProps extends ComponentPropsWithoutRef<'input'> {
  readonly slug: string
}

/** Chooses this way to pay. */
export function PaymentMethodInput({ slug, ...props }: PaymentMethodInputProps) {
  const { method, setMethod } = useCheckoutContext().details
  const { id } = useTypedAmount()
  return (
    <input
      id={`${id}-${stringOf(slug)}`}
      type="radio"
      // Of this form only, should a page have two.
      name={`${id}-method`}
      value={stringOf(slug)}
      {...props}
      checked={slug === method}
      onChange={composeEventHandlers(props.onChange, () => setMethod(slug))}
      className={cx('payment-method-input', props.className)}
    />
  )
}

export interface PaymentMethodNameProps extends ComponentPropsWithoutRef<'span'> {
  readonly slug: string
}

/** What it is called: as the words have it, else its slug. */
export function PaymentMethodName({ slug, ...props }: PaymentMethodNameProps) {
  const name = stringOf(slug)
  const { methods } = useMessages('checkout', enCheckout)
  return (
    <span {...props} className={cx('payment-method-name', props.className)}>
      {props.children ?? (name && lookup(methods, name)) ?? name}
    </span>
  )
}

/** A small drawing for a payment method; the provider's own marks belong to its own page. */
export function MethodIcon({ slug }: { readonly slug: string }) {
  return (
    <svg
      className={cx('payment-method-icon')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lookup(drawings, stringOf(slug) ?? '') ?? drawings['card']} />
    </svg>
  )
}

/** One path each: a rounded outline, and what is inside. */
const drawings: Readonly<Record<string, string>> = {
  card: 'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5zM2.5 9.5h19M6 15h4',
  'apple-pay':
    'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5zM10 12.2l1.5 1.5 2.7-3',
  'google-pay':
    'M6 9.5a5 5 0 0 1 0 5M9.5 7a9 9 0 0 1 0 10M13 4.5a13 13 0 0 1 0 15M16.5 2.5a17 17 0 0 1 0 19',
  'cash-app':
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM14.5 9.5c-.6-.7-1.5-1-2.5-1-1.4 0-2.5.7-2.5 1.8 0 2.5 5 1 5 3.5 0 1.1-1.1 1.8-2.5 1.8-1.1 0-2-.4-2.6-1.1M12 7v1.5M12 15.6V17',
}
