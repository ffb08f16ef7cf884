import { Checkout, type CheckoutProps, OnrampProvider } from '@onramp-kit/react'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

function showCheckout(props: Partial<CheckoutProps>) {
  const { client, service } = createSimulatedWorld()
  render(
    <OnrampProvider client={client}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" {...props} />
    </OnrampProvider>,
  )
  return { client, service }
}

test('override card.limits: the checkout rejects an amount below the minimum of the merchant, and the simulator one that the fees exceed', async () => {
  const { client, service } = showCheckout({ limits: { USD: { min: '20' } }, defaultAmount: '10' })
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(screen.getByText('Enter $20.00 or more.')).toBeVisible()
  expect(service.state().requests['card.checkout']).toBe(0)
  const refused = client.card.checkout({ ...purchase, amount: '0.50' })
  await expect(refused).rejects.toMatchObject({ code: 'validation_error', field: 'amount' })
})

test('override card.euro_area: a pinned currency replaces the default of the country', () => {
  showCheckout({ defaultCountry: 'ME' })
  expect(screen.getByText('USD')).toBeVisible()
  showCheckout({ defaultCountry: 'ME', currency: 'EUR' })
  expect(screen.getByText('EUR')).toBeVisible()
})

test('override card.regions: a default country replaces the one of the browser', () => {
  showCheckout({ defaultCountry: 'IO' })
  expect(screen.getByRole('combobox')).toHaveDisplayValue('British Indian Ocean Territory')
})
