import { useId } from 'react'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { MethodIcon } from './MethodIcon.tsx'

/** One row for each payment method the buyer's country has. */
export function PaymentMethodField() {
  const { details } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const name = useId()
  return (
    <fieldset className="onramp-methods">
      <legend>{words.payWith}</legend>
      {details.methods.map(({ slug }) => (
        <label key={slug} className="onramp-method">
          <input
            type="radio"
            name={name}
            value={slug}
            checked={slug === details.method}
            onChange={() => details.setMethod(slug)}
          />
          <MethodIcon slug={slug} />
          <span>{words.methods[slug] ?? slug}</span>
        </label>
      ))}
    </fieldset>
  )
}
