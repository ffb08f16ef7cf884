import './styles.css'
import { Checkout, CheckoutDialog } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

/** How far the left and right edges of the payment page are inside those of the component. */
async function insetOfPage() {
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(/^Continue/)
  await stage.at('.onramp-frame')
  const [outer, inner] = ['.onramp-root', '.onramp-frame'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  return [(inner?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (inner?.right ?? 0)]
}

test.each(['0px', '1.25rem', '40px'])(
  'the payment page reaches from edge to edge with a padding of %s',
  async (padding) => {
    await stage.show(<Checkout {...destination} />, {
      appearance: { padding, line: 'transparent' },
    })
    expect(await insetOfPage()).toEqual([1, 1])
  },
)

test('the payment page of a dialog reaches from edge to edge with any padding', async () => {
  await stage.show(<CheckoutDialog {...destination} open onOpenChange={() => {}} />, {
    appearance: { padding: '2rem' },
  })
  const [left, right] = await insetOfPage()
  expect(left).toBe(right)
  expect(left).toBeLessThanOrEqual(1)
})
