'use client'

import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useEarlyInput } from '../ui/lifecycle.ts'
import { Notice } from '../ui/Notice.tsx'
import { Element, part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/**
 * The payment methods of the buyer's country and device.
 *
 * @element payment-methods-legend legend The label of the payment methods.
 */
export const PaymentMethods = /* @__PURE__ */ part<'fieldset'>(
  'payment-methods',
  function PaymentMethods(props) {
    const { methods, setMethod } = useCheckoutContext().form
    const messages = useMessages('checkout', enCheckout)
    const { groupName } = useCheckoutFormContext()
    useEarlyInput(`[name="${groupName}"]`, ({ value }) => setMethod(value))
    return (
      <Element tag="fieldset" overrides={props}>
        {methods.length === 0 ? (
          <Notice>
            <p className="onramp-notice-text">{messages.noMethods}</p>
          </Notice>
        ) : (
          <legend className="onramp-payment-methods-legend">{messages.payWith}</legend>
        )}
        {methods.map(({ slug }) => (
          <PaymentMethod key={slug} slug={slug} />
        ))}
      </Element>
    )
  },
)

/**
 * A payment method.
 *
 * @class payment-method label
 * @data-selected The buyer has chosen it.
 * @element payment-method-icon svg A generic icon. Empty for a slug without a drawing, but keeps its space.
 * @element payment-method-name span The name of the payment method.
 * @element payment-method-radio input The radio button.
 */
function PaymentMethod({ slug }: { readonly slug: string }) {
  const { method, setMethod } = useCheckoutContext().form
  const { groupName } = useCheckoutFormContext()
  const { methods } = useMessages('checkout', enCheckout)
  const isSelected = slug === method
  return (
    <label className="onramp-payment-method" data-selected={isSelected || undefined}>
      <svg
        className="onramp-payment-method-icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        <path d={lookup(drawings, slug)} />
      </svg>
      <span className="onramp-payment-method-name">
        {lookup(methods, slug) ?? slug.replaceAll('-', ' ')}
      </span>
      <input
        className="onramp-payment-method-radio"
        type="radio"
        form=""
        name={groupName}
        value={slug}
        checked={isSelected}
        onChange={() => setMethod(slug)}
      />
    </label>
  )
}

/**
 * One SVG path for each slug: a rounded outline with a symbol inside. The owners of brand marks license them to merchants, not
 * to this package.
 */
const drawings: Readonly<Record<string, string>> = {
  card: 'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3 9.5h18M6 15h4',
  'apple-pay': 'M9 3h6a2 2 0 012 2v14a2 2 0 01-2 2H9a2 2 0 01-2-2V5a2 2 0 012-2zM10 12l1.5 1.5 3-3',
  'google-pay':
    'M6 9.5a5 5 0 010 5M9.5 7a9 9 0 010 10M13 4.5a13 13 0 010 15M16.5 2.5a17 17 0 010 19',
  'cash-app':
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM14.5 9.5c-2.5-2-5-1-5 .5 0 2.5 5 1.5 5 4 0 1.5-2.5 2.5-5 .5M12 7v10',
}
