import './styles.css'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CheckoutElement, CheckoutProvider } from '../checkout/CheckoutProvider.tsx'
import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

/** Expects that the label of the only link is in its middle, and not underlined. */
function expectLikeButton() {
  const link = stage.inside.getByRole('link')
  const label = document.createRange()
  label.selectNodeContents(link)
  const middle = (element: Element | Range) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2].map(Math.round)
  }
  expect(middle(label)).toEqual(middle(link))
  expect(getComputedStyle(link).textDecorationLine).toBe('none')
}

test('the link to the payment page looks like a button if the steps after the form cannot be loaded', async () => {
  await stage.show(
    <CheckoutProvider {...destination} component="Checkout" isShown purchaseView={undefined}>
      <CheckoutElement>
        <CheckoutSteps view={undefined} hasFailed />
      </CheckoutElement>
    </CheckoutProvider>,
  )
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  expectLikeButton()
})

test('a button that a merchant renders as a link still looks like one', async () => {
  await stage.show(
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form>
        <CheckoutParts.Submit render={<a href="#terms">Read the terms</a>} />
      </CheckoutParts.Form>
    </CheckoutParts.Root>,
  )
  expectLikeButton()
})
