import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openWorld } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

/** The currency of the form after the buyer chose Germany. */
async function currencyInGermany(pinned?: 'GBP') {
  const { client } = openWorld()
  const pin = pinned === undefined ? {} : { currency: pinned }
  const { unmount } = render(
    <OnrampProvider client={client}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" {...pin} />
    </OnrampProvider>,
  )
  await chooseCountry(userEvent, 'Germany')
  const text = document.body.textContent
  unmount()
  return ['GBP', 'EUR'].filter((code) => text.includes(code))
}

rule('version.pinned', async () => {
  expect(await currencyInGermany()).toEqual(['EUR'])
  expect(await currencyInGermany('GBP')).toEqual(['GBP'])
})
