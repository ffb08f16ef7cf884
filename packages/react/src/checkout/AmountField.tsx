import { formatAmount } from '@onramp-kit/core'
import { useId } from 'react'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useSurface } from '../surface/SurfaceContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The amount, big, in the buyer's own digits and separators. */
export function AmountField({ showError }: { readonly showError: boolean }) {
  const { details } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const { text, setText, parsed, currency } = details
  const id = useId()
  const reason = parsed.ok ? undefined : parsed.reason
  const visible = reason !== undefined && (showError || reason !== 'empty')
  const example = formatAmount('19.5', { locale })
  return (
    <div className="onramp-amount">
      <label htmlFor={id}>{words.youPay}</label>
      <div className="onramp-amount-row">
        <input
          id={id}
          name="amount"
          className="onramp-amount-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={visible}
          aria-describedby={`${id}-hint`}
        />
        <span className="onramp-amount-currency">{currency}</span>
      </div>
      <p id={`${id}-hint`} className="onramp-field-error" role={visible ? 'alert' : undefined}>
        {visible && reason ? fill(words.amount[reason], { example }) : ''}
      </p>
    </div>
  )
}
