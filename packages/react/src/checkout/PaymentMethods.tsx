'use client'

import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { createPart } from '../ui/createPart.tsx'
import { useEarlyInput } from '../ui/lifecycle.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/** The payment methods of the buyer's country and device. */
export const PaymentMethods = /* @__PURE__ */ createPart(
  'payment-methods',
  'fieldset',
  function usePaymentMethods() {
    const { methods, setMethod } = useCheckoutContext().form
    const messages = useMessages('checkout', enCheckout)
    const { groupName } = useCheckoutFormContext()
    useEarlyInput(`[name="${groupName}"]`, ({ value }) => setMethod(value))
    if (methods.length === 0)
      return {
        children: (
          <Notice>
            <NoticeText>{messages.noMethods}</NoticeText>
          </Notice>
        ),
      }
    return {
      children: (
        <>
          <PaymentMethodsLegend>{messages.payWith}</PaymentMethodsLegend>
          {methods.map(({ slug }) => (
            <PaymentMethod key={slug} slug={slug} />
          ))}
        </>
      ),
    }
  },
)

/** The label of the payment methods. */
const PaymentMethodsLegend = /* @__PURE__ */ createPart('payment-methods-legend', 'legend')

interface PaymentMethodProps {
  readonly slug: string
}

/**
 * A payment method.
 *
 * @data-selected The buyer has chosen it.
 */
const PaymentMethod = /* @__PURE__ */ createPart<'label', PaymentMethodProps>(
  'payment-method',
  'label',
  function usePaymentMethod({ slug, ...given }) {
    const { method } = useCheckoutContext().form
    const { methods } = useMessages('checkout', enCheckout)
    return {
      given,
      'data-selected': slug === method || undefined,
      children: (
        <>
          <PaymentMethodIcon slug={slug} />
          <PaymentMethodName>
            {lookup(methods, slug) ?? slug.replaceAll('-', ' ')}
          </PaymentMethodName>
          <PaymentMethodRadio slug={slug} />
        </>
      ),
    }
  },
)

/** The radio button of a payment method. */
const PaymentMethodRadio = /* @__PURE__ */ createPart<'input', PaymentMethodProps>(
  'payment-method-radio',
  'input',
  function usePaymentMethodRadio({ slug, ...given }) {
    const { method, setMethod } = useCheckoutContext().form
    const { groupName } = useCheckoutFormContext()
    return {
      given,
      type: 'radio',
      name: groupName,
      value: slug,
      checked: slug === method,
      onChange: () => setMethod(slug),
    }
  },
)

/** The name of a payment method. */
const PaymentMethodName = /* @__PURE__ */ createPart('payment-method-name', 'span')

/**
 * A generic icon of a payment method. Empty for a slug without a drawing, but keeps its space. The owners of brand marks
 * license them to merchants, not to this package.
 */
const PaymentMethodIcon = /* @__PURE__ */ createPart<'svg', PaymentMethodProps>(
  'payment-method-icon',
  'svg',
  ({ slug, ...given }) => ({
    given,
    viewBox: '0 0 24 24',
    'aria-hidden': true,
    focusable: false,
    children: <path d={lookup(drawings, slug)} />,
  }),
)

/** One SVG path for each slug: a rounded outline with a symbol inside. */
const drawings: Readonly<Record<string, string>> = {
  card: 'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3 9.5h18M6 15h4',
  'apple-pay': 'M9 3h6a2 2 0 012 2v14a2 2 0 01-2 2H9a2 2 0 01-2-2V5a2 2 0 012-2zM10 12l1.5 1.5 3-3',
  'google-pay':
    'M6 9.5a5 5 0 010 5M9.5 7a9 9 0 010 10M13 4.5a13 13 0 010 15M16.5 2.5a17 17 0 010 19',
  'cash-app':
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM14.5 9.5c-2.5-2-5-1-5 .5 0 2.5 5 1.5 5 4 0 1.5-2.5 2.5-5 .5M12 7v10',
}
