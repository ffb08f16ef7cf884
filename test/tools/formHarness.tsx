import { type AppearanceProps, Checkout, type CheckoutProps } from '@onramp-kit/react'
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { WALLET } from './cardSamples.ts'
import { openStage } from './openStage.tsx'
import type { TestClientOptions } from './testClient.ts'

/** The form of a checkout, on a simulated service. */
export function openForm(look: AppearanceProps = {}, options: TestClientOptions = {}) {
  const stage = openStage(look, document.body, options)
  const part = (name: string) => stage.place.querySelector<HTMLElement>(`.onramp-${name}`)
  const field = () => stage.inside.getByRole<HTMLInputElement>('textbox')
  /** What the price is: the state of its box, the amount it makes, and what is said below. */
  const price = () => ({
    state: part('quote')?.dataset['state'],
    amount: part('quote-amount')?.textContent,
    note: part('quote-note')?.textContent,
  })
  return {
    ...stage,
    part,
    /** The one amount that is typed. */
    field,
    price,
    /** Waits until the price is so: a query tells of its answer a moment later, in real time. */
    untilPrice: (expected: Partial<ReturnType<typeof price>>) =>
      waitFor(() => expect(price()).toMatchObject(expected)),
    ui: (props: Partial<CheckoutProps> = {}) => (
      <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" {...props} />
    ),
    /** Shows the form, and lets its price come. */
    async open(props: Partial<CheckoutProps> = {}) {
      await stage.show(this.ui(props))
      await stage.pass(1_000)
    },
    /** Types an amount in the place of the one that is there, and lets its price come. */
    async type(text: string) {
      await userEvent.clear(field())
      if (text !== '') await userEvent.type(field(), text)
      await stage.pass(1_000)
    },
  }
}
