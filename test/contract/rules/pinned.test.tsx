import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openWorld } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

/** The currency signs of the form after the buyer chose Germany. */
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
  return ['GBP', 'EUR', 'USD', '£', '€', '$'].filter((sign) => text.includes(sign))
}

rule('version.pinned', async () => {
  expect(await currencyInGermany()).toEqual(expect.arrayContaining(['€']))
  const pinned = await currencyInGermany('GBP')
  expect(pinned).toContain('£')
  expect(pinned).not.toContain('€')
})
