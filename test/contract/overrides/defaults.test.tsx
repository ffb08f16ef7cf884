import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

function showCheckout(props: { readonly defaultCountry: string; readonly currency?: 'EUR' }) {
  const { client } = createSimulatedWorld()
  render(
    <OnrampProvider client={client}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" {...props} />
    </OnrampProvider>,
  )
}

test('override card.euro_area: a pinned currency replaces the default of the country', () => {
  showCheckout({ defaultCountry: 'ME' })
  expect(screen.getByText('USD')).toBeVisible()
  showCheckout({ defaultCountry: 'ME', currency: 'EUR' })
  expect(screen.getByText('EUR')).toBeVisible()
})

test('override card.regions: a default country replaces the one of the browser', () => {
  showCheckout({ defaultCountry: 'IO' })
  expect(screen.getByRole('combobox')).toHaveValue('British Indian Ocean Territory')
})
