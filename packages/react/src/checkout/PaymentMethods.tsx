'use client'

import { useRef } from 'react'
import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enCountry } from '../messages/en/country.ts'
import { useEarlyInput } from '../ui/lifecycle.ts'
import { Mark } from '../ui/Mark.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Element, part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/**
 * The payment methods of the buyer's country and device: the chosen one in a row, which unfolds to all of them, or, with
 * `density="comfortable"`, a row for each.
 *
 * @element payment-methods-legend legend The label of the payment methods.
 * @element payment-options details The chosen payment method, above all of them once unfolded.
 * @element payment-option summary The chosen payment method. A click shows or hides all of them.
 * @element payment-change span The word "Change".
 */
export const PaymentMethods = part<'fieldset'>('payment-methods', function PaymentMethods(props) {
  const { form, props: options } = useCheckoutContext()
  const { methods, method = '', setMethod } = form
  const messages = useMessages('checkout', enCheckout)
  const { change } = useMessages('country', enCountry)
  const { id } = useCheckoutFormContext()
  const own = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(`[name="${id}"]`, own, ({ value }) => setMethod(value))
  const rows = methods.map(({ slug }) => <PaymentMethod key={slug} slug={slug} />)
  return (
    <Element tag="fieldset" ref={own} overrides={props}>
      {methods.length === 0 ? (
        <Notice>{messages.noMethods}</Notice>
      ) : (
        <legend className="onramp-payment-methods-legend">{messages.payWith}</legend>
      )}
      {rows.length > 1 && options.density !== 'comfortable' ? (
        <details className="onramp-payment-options">
          <summary className="onramp-payment-option">
            <MethodName slug={method} />
            <span className="onramp-payment-change">{change}</span>
          </summary>
          {rows}
        </details>
      ) : (
        rows
      )}
    </Element>
  )
})

/**
 * A payment method.
 *
 * @class payment-method label
 * @data-selected The buyer has chosen it.
 * @element payment-method-radio input The radio button.
 */
function PaymentMethod({ slug }: { readonly slug: string }) {
  const { method, setMethod } = useCheckoutContext().form
  const { id: name } = useCheckoutFormContext()
  const isSelected = slug === method
  const id = `${name}-${slug}`
  return (
    <label className="onramp-payment-method" data-selected={isSelected || undefined}>
      <MethodName slug={slug} id={id} />
      <input
        className="onramp-payment-method-radio"
        type="radio"
        form=""
        name={name}
        aria-labelledby={id}
        value={slug}
        checked={isSelected}
        onChange={() => setMethod(slug)}
      />
    </label>
  )
}

/**
 * The icon and the name of a payment method.
 *
 * @element payment-method-icon svg A generic icon, without a mark. Empty for a slug without a drawing, but keeps its space.
 * @element payment-method-name span The name of the payment method.
 */
function MethodName({ slug, id }: { readonly slug: string; readonly id?: string }) {
  const { methods } = useMessages('checkout', enCheckout)
  return (
    <>
      <Mark name={slug}>
        <svg className="onramp-payment-method-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={lookup(drawings, slug)} />
        </svg>
      </Mark>
      <span className="onramp-payment-method-name" id={id}>
        {lookup(methods, slug) ?? slug.replaceAll('-', ' ')}
      </span>
    </>
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
    'M19 9V6a1 1 0 00-1-1H6a2 2 0 000 4h13a2 2 0 012 2v6a2 2 0 01-2 2H6a2 2 0 01-2-2V7M16.5 14h.01',
  'cash-app':
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM14.5 9.5c-2.5-2-5-1-5 .5 0 2.5 5 1.5 5 4 0 1.5-2.5 2.5-5 .5M12 7v10',
}
