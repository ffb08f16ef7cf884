import '../styles/styles.css'
import {
  BankDeposit,
  Checkout,
  CheckoutDialog,
  CryptoDeposit,
  OnrampProvider,
} from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { fireEvent } from '@testing-library/react'
import type { FormEvent, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

let stage: Stage
const order = vi.fn<(event: FormEvent<HTMLFormElement>) => void>((event) => event.preventDefault())
beforeEach(() => {
  stage = openStage()
  order.mockClear()
})
afterEach(() => stage.leave())

/** The merchant's order form around a component. */
const inForm = (ui: ReactNode) => (
  <form className="order" onSubmit={order}>
    <input name="note" defaultValue="gift" />
    {ui}
    <button>Place order</button>
  </form>
)
const orderForm = () => stage.place.querySelector<HTMLFormElement>('.order') as HTMLFormElement
const amount = () => stage.inside.getByRole<HTMLInputElement>('textbox', { name: 'You pay' })
const checkouts = () => stage.checkouts()

/** Expects a form with the merchant's own controls only. */
function expectUntouched() {
  const form = orderForm()
  expect(form.querySelectorAll('form')).toHaveLength(0)
  expect(Object.fromEntries(new FormData(form))).toEqual({ note: 'gift' })
  expect(form.elements).toHaveLength(2)
  expect(form.checkValidity()).toBe(true)
  expect(order).not.toHaveBeenCalled()
}

describe('inside a form of the merchant', () => {
  test.each([
    ['<Checkout>', <Checkout key="" {...destination} amounts={['20', '75']} />],
    ['<CheckoutDialog>', <CheckoutDialog key="" {...destination} open onOpenChange={() => {}} />],
  ])('%s buys with a click and leaves the form alone', async (_, ui) => {
    await stage.show(inForm(ui))
    expectUntouched()
    await userEvent.click(stage.inside.getByRole('button', { name: /^Continue/ }))
    await stage.at('[data-step="paying"]')
    expect(checkouts()).toBe(1)
    expectUntouched()
  })

  test('<Checkout> buys with Enter and leaves the form alone', async () => {
    await stage.show(inForm(<Checkout {...destination} />))
    await userEvent.fill(amount(), '75')
    await userEvent.keyboard('{Enter}')
    await stage.at('[data-step="paying"]')
    expect(checkouts()).toBe(1)
    expectUntouched()
  })

  test('<Checkout> keeps its amount, country and method when the form is reset', async () => {
    await stage.show(inForm(<Checkout {...destination} />))
    await userEvent.fill(amount(), '75')
    await userEvent.click(stage.inside.getByText('Debit or credit card', { selector: 'summary *' }))
    await userEvent.click(stage.inside.getByRole('radio', { name: /Cash App/ }))
    orderForm().reset()
    expect(amount()).toHaveValue('75')
    expect(stage.inside.getByRole('radio', { name: /Cash App/ })).toBeChecked()
  })

  test('<BankDeposit> registers, reports an invalid address and leaves the form alone', async () => {
    await stage.show(inForm(<BankDeposit wallet={WALLET} defaultCountry="DE" />))
    await stage.at('[data-step="register"]')
    const email = stage.inside.getByRole<HTMLInputElement>('textbox', { name: /mail/ })
    await userEvent.fill(email, 'ada')
    await userEvent.keyboard('{Enter}')
    await stage.at('.onramp-email[data-invalid]')
    expect(email.checkValidity()).toBe(false)
    expectUntouched()
    await userEvent.fill(email, registration.email)
    await userEvent.click(stage.inside.getByRole('button', { name: 'Continue' }))
    await stage.at('[data-step="terms"]')
    expectUntouched()
  })

  test('<CryptoDeposit> opens its page and leaves the form alone', async () => {
    const authorize = vi.fn(() => Promise.resolve('granted'))
    await stage.show(inForm(<CryptoDeposit authorize={authorize} methods={['cash-app']} />))
    await userEvent.fill(stage.inside.getByRole('textbox', { name: 'Amount' }), '75')
    await userEvent.keyboard('{Enter}')
    await stage.at('[data-step="page"]')
    expect(authorize).toHaveBeenCalledOnce()
    expectUntouched()
  })

  test("a composed checkout submits with the merchant's own button and field, and leaves the form alone", async () => {
    await stage.show(
      inForm(
        <CheckoutParts.Root {...destination}>
          <CheckoutParts.Form>
            <CheckoutParts.AmountInput render={<input aria-label="You pay" />} />
            <input className="own" />
            <CheckoutParts.Submit render={<button data-own>Buy</button>} />
          </CheckoutParts.Form>
        </CheckoutParts.Root>,
      ),
    )
    expect(orderForm().elements).toHaveLength(3)
    await userEvent.click(stage.place.querySelector('.own') as Element)
    await userEvent.keyboard('{Enter}')
    await stage.at('[data-step="paying"]')
    expect(checkouts()).toBe(1)
    expect(order).not.toHaveBeenCalled()
  })

  test('a composed checkout submits with a plain button in place of the part', async () => {
    await stage.show(
      inForm(
        <CheckoutParts.Root {...destination}>
          <CheckoutParts.Form>
            <button>Buy</button>
          </CheckoutParts.Form>
        </CheckoutParts.Root>,
      ),
    )
    await userEvent.click(stage.inside.getByRole('button', { name: 'Buy' }))
    await stage.at('[data-step="paying"]')
    expect(checkouts()).toBe(1)
    expect(order).not.toHaveBeenCalled()
  })
})

test('before hydration, a click on the submit button and Enter neither leave the page nor reach a form around it', async () => {
  await stage.show(inForm(<div className="markup" />))
  const place = stage.place.querySelector('.markup') as Element
  place.innerHTML = renderToString(
    <OnrampProvider client={stage.client} locale="en-US">
      <Checkout {...destination} />
    </OnrampProvider>,
  )
  const left = vi.fn()
  window.addEventListener('beforeunload', left)
  await userEvent.fill(amount(), '75')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(stage.inside.getByRole('button', { name: /^Continue/ }))
  window.removeEventListener('beforeunload', left)
  expect(left).not.toHaveBeenCalled()
  expectUntouched()
})

describe('in a label or a summary of the merchant', () => {
  const components = [
    ['<Checkout>', <Checkout key="" {...destination} />],
    ['<CheckoutDialog>', <CheckoutDialog key="" {...destination} open onOpenChange={() => {}} />],
  ] as const

  test.each(components)(
    'a click in %s does not toggle the checkbox of the label',
    async (_, ui) => {
      await stage.show(
        <label>
          <input type="checkbox" className="agree" /> I agree {ui}
        </label>,
      )
      const { inside, place } = stage
      await userEvent.click(inside.getByText(en.checkout.next))
      await userEvent.click(inside.getByText('You pay'))
      expect(amount()).toHaveFocus()
      await userEvent.click(inside.getByText('Debit or credit card', { selector: 'summary *' }))
      await userEvent.click(inside.getByText(/Cash App/))
      expect(inside.getByRole('radio', { name: /Cash App/ })).toBeChecked()
      await userEvent.click(inside.getByRole('button', { name: /^Continue/ }))
      await stage.at('[data-step="paying"]')
      expect(place.querySelector('.agree')).not.toBeChecked()
    },
  )

  test.each(components)('a click in %s does not close the details', async (_, ui) => {
    await stage.show(
      <details open>
        <summary>Payment {ui}</summary>
      </details>,
    )
    await userEvent.click(stage.inside.getByText(en.checkout.next))
    await userEvent.click(stage.inside.getByRole('button', { name: /^Continue/ }))
    await stage.at('[data-step="paying"]')
    expect(stage.place.querySelector('details')).toHaveAttribute('open')
  })
})

describe('the form of a checkout', () => {
  const composed = (content: ReactNode) => (
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form>
        <CheckoutParts.AmountInput aria-label="You pay" />
        {content}
      </CheckoutParts.Form>
    </CheckoutParts.Root>
  )

  test('is not submitted by the Enter that ends a composition', async () => {
    await stage.show(composed(<CheckoutParts.Submit />))
    fireEvent.keyDown(amount(), { key: 'Enter', keyCode: 13, isComposing: true })
    // Safari ends the composition before the key.
    fireEvent.keyDown(amount(), { key: 'Enter', keyCode: 229 })
    await stage.pass(0)
    expect(checkouts()).toBe(0)
  })

  test('is not submitted by Enter while its button is disabled', async () => {
    await stage.show(composed(<CheckoutParts.Submit disabled />))
    await userEvent.click(amount())
    await userEvent.keyboard('{Enter}')
    expect(checkouts()).toBe(0)
  })

  test("calls the handler of the merchant's button for Enter, which can prevent the purchase", async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await stage.show(composed(<CheckoutParts.Submit onClick={onClick} />))
    await userEvent.click(amount())
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    expect(checkouts()).toBe(0)
  })

  test('is not submitted by the submit button of another form', async () => {
    await stage.show(
      <>
        <form id="other" onSubmit={order} />
        {composed(
          <button type="submit" form="other">
            Subscribe
          </button>,
        )}
      </>,
    )
    await userEvent.click(stage.inside.getByRole('button', { name: 'Subscribe' }))
    expect(order).toHaveBeenCalledOnce()
    expect(checkouts()).toBe(0)
  })

  test.each(['click', 'Enter'])('is not submitted by %s in a form inside it', async (way) => {
    await stage.show(
      composed(
        <form onSubmit={order}>
          <input aria-label="Coupon" />
          <button>Apply</button>
        </form>,
      ),
    )
    if (way === 'click') await userEvent.click(stage.inside.getByRole('button', { name: 'Apply' }))
    else {
      await userEvent.click(stage.inside.getByRole('textbox', { name: 'Coupon' }))
      await userEvent.keyboard('{Enter}')
    }
    expect(order).toHaveBeenCalledOnce()
    expect(checkouts()).toBe(0)
  })

  test('calls the onSubmit of an element that replaces it, which can prevent the purchase', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await stage.show(
      <CheckoutParts.Root {...destination}>
        <CheckoutParts.Form render={<section onSubmit={onSubmit} />}>
          <CheckoutParts.Submit />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    )
    await stage.press(/^Continue/)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(checkouts()).toBe(0)
  })
})
