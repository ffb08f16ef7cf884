import { formatAmount } from '@onramp-kit/core'
import { type FormEvent, useState } from 'react'
import { fill } from '../messages/fill.ts'
import { AmountField } from './AmountField.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CountryField } from './CountryField.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { PaymentMethodField } from './PaymentMethodField.tsx'
import { QuoteSummary } from './QuoteSummary.tsx'

/** Everything the buyer decides, and the one button. */
export function DetailsForm() {
  const { checkout, snapshot, details, messages } = useCheckoutContext()
  const [tried, setTried] = useState(false)
  const isOpening = snapshot.step === 'opening'
  const { parsed, currency, locale } = details

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (details.details !== undefined) void checkout.open(details.details)
    else event.currentTarget.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }

  const amount = parsed.ok ? formatAmount(parsed.amount, { locale, currency }) : undefined
  const label = amount ? fill(messages.continueWith, { amount }) : messages.continue
  return (
    <form className="onramp-details" onSubmit={submit} noValidate>
      <fieldset className="onramp-fields" disabled={isOpening}>
        <AmountField showError={tried} />
        <QuoteSummary />
        <CountryField />
        <PaymentMethodField />
      </fieldset>
      {snapshot.error && <ErrorNotice error={snapshot.error} />}
      <button type="submit" className="onramp-primary" disabled={isOpening} aria-busy={isOpening}>
        {isOpening ? messages.opening : label}
      </button>
      <p className="onramp-next">{messages.next}</p>
    </form>
  )
}
