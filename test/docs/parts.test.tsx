import { en } from '@onramp-kit/react/messages/en'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Accounts } from './parts/Accounts.tsx'
import { BillingCountry } from './parts/BillingCountry.tsx'
import { BuyButton } from './parts/BuyButton.tsx'
import { Deposit } from './parts/Deposit.tsx'
import { OrderPage } from './parts/OrderPage.tsx'
import { PaymentPage } from './parts/PaymentPage.tsx'
import { Progress } from './parts/Progress.tsx'
import { TopUp } from './parts/TopUp.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage()
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
})
afterEach(() => stage.leave())

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const heading = () => stage.inside.getByRole('heading')

test('TopUp buys with the button of the shop', async () => {
  await stage.show(<TopUp wallet={WALLET} />)
  expect(stage.inside.getByRole('button', { name: /^Continue/ })).toHaveClass('shop-button')
  await stage.press(/^Continue/)
  await stage.at('iframe')
  expect(stage.checkouts()).toBe(1)
  expect(heading()).toHaveTextContent('Complete your payment')
  expect(stage.inside.queryByText('You must be 18 to buy.')).toBeNull()
  await stage.callback('order_broadcasted')
  await stage.at('[data-step="sent"]')
  expect(heading()).toHaveTextContent('USDC sent')
  await stage.press(en.purchase.buyMore)
  await stage.at('[data-step="details"]')
})

test('BuyButton buys in a dialog and confirms before it closes', async () => {
  await stage.show(<BuyButton wallet={WALLET} />)
  await stage.press('Buy USDC')
  expect(stage.inside.getByRole('dialog')).toHaveAccessibleName('Top up your account')
  await stage.press(/^Continue/)
  await stage.at('iframe')
  await stage.press('Close')
  expect(stage.inside.getByRole('group', { name: 'Your purchase isn’t finished' })).toBeVisible()
})

test('OrderPage shows an order', async () => {
  const { order_id: id } = await stage.client.card.checkout(purchase)
  stage.service.callback(id, 'order_broadcasted')
  await stage.show(<OrderPage id={id} wallet={WALLET} />)
  await stage.at('[data-state="sent"]')
  expect(heading()).toHaveTextContent('USDC sent')
  expect(stage.place.querySelector('svg')).toHaveAttribute('width', '64')
})

test('Progress shows the step as a card', async () => {
  await stage.show(
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form />
      <Progress />
    </CheckoutParts.Root>,
  )
  await stage.press(/^Continue/)
  await stage.at('iframe, [data-step="paying"]')
  expect(stage.place.querySelector('.card strong')).toHaveTextContent('Complete your payment')
})

test('BillingCountry chooses the country of the checkout', async () => {
  await stage.show(
    <CheckoutParts.Root {...destination} defaultCountry="DE">
      <CheckoutParts.Form>
        <BillingCountry />
      </CheckoutParts.Form>
    </CheckoutParts.Root>,
  )
  const field = stage.inside.getByRole('combobox', { name: 'Billing country' })
  expect(field).toHaveValue('Germany')
  act(() => field.click())
  act(() => stage.inside.getByRole('option', { name: 'France' }).click())
  expect(field).toHaveValue('France')
})

test('PaymentPage shows the link above the frame', async () => {
  await stage.show(
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form />
      <PaymentPage />
    </CheckoutParts.Root>,
  )
  await stage.press(/^Continue/)
  await stage.at('iframe')
  const link = stage.inside.getByRole('link', { name: 'Trouble? Pay in a new tab' })
  expect(link.nextElementSibling?.localName).toBe('iframe')
  // jsdom cannot open the tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
  expect(stage.inside.getByRole('button', { name: 'Show the page here' })).toBeVisible()
})

test('Accounts registers, opens the terms and shows the accounts', async () => {
  await stage.show(<Accounts wallet={WALLET} />)
  await stage.at('[data-step="register"]')
  expect(stage.inside.getByRole('button', { name: 'Get your account details' })).toBeVisible()
  await stage.client.virtualAccounts.register(registration)
  await stage.show(<Accounts wallet={WALLET} />)
  await stage.at('[data-step="terms"]')
  await stage.press('Review terms')
  await stage.at('iframe')
  stage.service.customerStatus(WALLET, 'active')
  await stage.refetch()
  await stage.at('[data-step="accounts"] dl')
  expect(stage.inside.getAllByRole('radio')).toHaveLength(3)
  expect(stage.place.querySelector('iframe')).toBeNull()
})

test('Deposit opens the hosted page and starts over', async () => {
  await stage.show(<Deposit authorize={() => Promise.resolve('granted')} />)
  await stage.at('[type="submit"][aria-disabled="false"]')
  await stage.press(/^Continue/)
  await stage.at('iframe')
  expect(stage.inside.queryByRole('radio')).toBeNull()
  expect(stage.inside.getByRole('button')).toBeVisible()
})
