import { Checkout, type CheckoutProps } from '@onramp-kit/react'
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { WALLET } from './cardSamples.ts'
import { openStage } from './openStage.tsx'
import type { TestClientOptions } from './testClient.ts'

/** The form of a checkout, on a simulated service. */
export function openForm(
  settings: Parameters<typeof openStage>[0] = {},
  options: TestClientOptions = {},
) {
  const stage = openStage(settings, document.body, options)
  const part = (name: string) => stage.place.querySelector<HTMLElement>(`.onramp-${name}`)
  const field = () => stage.inside.getByRole<HTMLInputElement>('textbox')
  /** The state of the quote box, its amount, and the text below. */
  const price = () => ({
    state: part('quote')?.dataset['state'],
    amount: part('quote-amount')?.textContent,
    note: part('quote-note')?.textContent,
  })
  return {
    ...stage,
    part,
    /** The editable amount. */
    field,
    price,
    /** Waits in real time until the quote matches; a query reports its data with a delay. */
    untilPrice: (expected: Partial<ReturnType<typeof price>>) =>
      waitFor(() => expect(price()).toMatchObject(expected)),
    ui: (props: Partial<CheckoutProps> = {}) => (
      <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" {...props} />
    ),
    /** Renders the form and waits for its quote. */
    async open(props: Partial<CheckoutProps> = {}) {
      await stage.show(this.ui(props))
      await stage.pass(1_000)
    },
    /** Replaces the amount and waits for its quote. */
    async type(text: string) {
      await userEvent.clear(field())
      if (text !== '') await userEvent.type(field(), text)
      await stage.pass(1_000)
    },
  }
}
