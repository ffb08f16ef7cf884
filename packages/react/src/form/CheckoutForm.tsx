'use client'

import { type ComponentPropsWithoutRef, useId, useState } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { AmountContext, useAmountProblem } from '../ui/AmountField.tsx'
import { partClass, runSubmit } from '../ui/mergeProps.ts'
import { QuoteContext } from './QuoteContext.ts'
import { useQuote } from './useQuote.ts'

/** Everything the buyer decides. Sent, it opens the purchase; with no amount to buy, it says what is wrong with it. */
export function CheckoutForm(props: ComponentPropsWithoutRef<'form'>) {
  const { checkout, snapshot, details } = useCheckoutContext()
  const id = useId()
  const [isTried, setTried] = useState(false)
  const quote = useQuote(details.quoteInput)
  const problem = useAmountProblem(details.parsed, details.places, isTried)

  function send(form: HTMLFormElement) {
    setTried(true)
    if (details.details !== undefined) void checkout.open(details.details)
    else if (!details.parsed.ok) form.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }

  return (
    <QuoteContext.Provider value={quote}>
      <AmountContext.Provider value={{ id, text: details.text, onText: details.setText, problem }}>
        <form
          noValidate
          {...props}
          onSubmit={runSubmit(props.onSubmit, send)}
          className={partClass('form', props.className)}
          data-trade={details.tradeType}
          data-state={snapshot.step === 'opening' ? 'opening' : 'open'}
        />
      </AmountContext.Provider>
    </QuoteContext.Provider>
  )
}
