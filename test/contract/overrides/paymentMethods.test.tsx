import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

test('override card.payment_methods: the checkout offers and the service accepts the configured rows', async () => {
  const paymentMethods = [
    { slug: 'card', notIn: ['DE'] },
    { slug: 'bank-wire', onlyIn: ['DE'] },
  ]
  const { client } = createSimulatedWorld({}, { paymentMethods })
  render(
    <OnrampProvider client={client}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" paymentMethods={paymentMethods} />
    </OnrampProvider>,
  )
  await chooseCountry(userEvent, 'Germany')
  const values = screen.getAllByRole('radio').map((row) => row.getAttribute('value'))
  expect(values).toEqual(['bank-wire'])
  const buy = (payment_method: string) =>
    client.card.checkout({ ...purchase, country: 'DE', payment_method })
  expect(await buy('bank-wire')).toHaveProperty('order_id')
  await expect(buy('card')).rejects.toMatchObject({ code: 'validation_error' })
})
