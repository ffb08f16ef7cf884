import { formatAmount } from '@onramp-kit/core'
import { type FormEvent, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { useSurface } from '../surface/SurfaceContext.ts'
import { AmountField } from './AmountField.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CountryField } from './CountryField.tsx'
import { PaymentMethodField } from './PaymentMethodField.tsx'
import { QuoteSummary } from './QuoteSummary.tsx'

/** Everything the buyer decides, and the one button. */
export function DetailsForm() {
  const { checkout, snapshot, details } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const [tried, setTried] = useState(false)
  const isOpening = snapshot.step === 'opening'
  const { parsed, currency } = details

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (details.details !== undefined) void checkout.open(details.details)
    else event.currentTarget.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }

  const amount = parsed.ok ? formatAmount(parsed.amount, { locale, currency }) : undefined
  const label = amount ? fill(words.continueWith, { amount }) : words.continue
  return (
    <form className="onramp-details" onSubmit={submit} noValidate>
      <fieldset className="onramp-fields" disabled={isOpening}>
        <AmountField showError={tried} />
        <QuoteSummary />
        <CountryField />
        <PaymentMethodField />
      </fieldset>
      {snapshot.error && (
        <ErrorNotice
          error={snapshot.error}
          words={{ network_error: words.offline, other: words.refused }}
        />
      )}
      <Button variant="primary" type="submit" disabled={isOpening} aria-busy={isOpening}>
        {isOpening ? words.opening : label}
      </Button>
      <p className="onramp-next">{words.next}</p>
    </form>
  )
}
