import '../styles/styles.css'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { centerOf, clickAt } from '@onramp-kit/test-tools/clickAt'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { html } from '@onramp-kit/test-tools/scriptedNetwork'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkout } from '../checkout/Checkout.tsx'
import { CheckoutForm, CheckoutSubmit } from '../checkout/CheckoutForm.tsx'
import { CheckoutElement, CheckoutProvider } from '../checkout/CheckoutProvider.tsx'
import { CheckoutRoot } from '../checkout/CheckoutRoot.tsx'
import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx'
import { CheckoutDialog } from '../checkout/dialog/CheckoutDialog.tsx'
import { CheckoutRetry } from '../checkout/StartOver.tsx'
import { en } from '../messages/en/en.ts'

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

let stage: Stage
let posts = 0
beforeEach(() => {
  stage = openStage()
  posts = 0
})
afterEach(() => stage.leave())

const button = (name: string | RegExp) => stage.inside.getByRole('button', { name })
const click = async (name: string | RegExp, detail?: number) => {
  await clickAt(centerOf(button(name)), detail)
  await stage.pass(0)
}
const isPaying = () => stage.place.querySelector('[data-step="paying"]') !== null

async function pay(ui = <Checkout {...destination} />) {
  await stage.show(ui)
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
}

/** Fails the purchase request and waits for the step whose outcome is unknown. */
async function lose(ui = <Checkout {...destination} />) {
  stage.setFault((request) => {
    if (!request.url.endsWith('/checkout')) return undefined
    posts += 1
    return html(502)
  })
  await stage.show(ui)
  await stage.press(/^Continue/)
  await waitFor(() => button(en.shared.tryAgain))
}

test('ignores the pointer until 500 ms after the control appeared', async () => {
  await pay()
  await stage.press(en.purchase.startOver)
  await click(en.purchase.startOverSure)
  await stage.pass(499)
  await click(en.purchase.startOverSure)
  expect(isPaying()).toBe(true)
  await stage.pass(1)
  await click(en.purchase.startOverSure)
  await waitFor(() => expect(isPaying()).toBe(false))
})

test('ignores the second click of a slow double click', async () => {
  await lose()
  await stage.pass(5_000)
  await click(en.shared.tryAgain, 2)
  expect(posts).toBe(1)
})

test('ignores the pointer for 500 ms after a click', async () => {
  await lose()
  await stage.pass(500)
  await click(en.shared.tryAgain)
  await waitFor(() => expect(posts).toBe(2))
  await waitFor(() => button(en.shared.tryAgain))
  await stage.pass(499)
  await click(en.shared.tryAgain)
  expect(posts).toBe(2)
})

test('ignores the pointer for 500 ms after a click that leaves the control in place', async () => {
  const press = vi.fn()
  await stage.show(
    <CheckoutRoot {...destination}>
      <button type="button" data-guarded onClick={press}>
        Reset
      </button>
    </CheckoutRoot>,
  )
  await stage.pass(500)
  await click('Reset')
  await stage.pass(499)
  await click('Reset')
  expect(press).toHaveBeenCalledTimes(1)
  await stage.pass(1)
  await click('Reset')
  expect(press).toHaveBeenCalledTimes(2)
})

test('measures the 500 ms independently of the wall clock', async () => {
  await lose()
  const now = vi.spyOn(stage.clock, 'now')
  now.mockReturnValue(0)
  await click(en.shared.tryAgain)
  expect(posts).toBe(1)
  now.mockReturnValue(Date.UTC(2030, 0))
  await click(en.shared.tryAgain)
  expect(posts).toBe(1)
  await stage.pass(500)
  await click(en.shared.tryAgain)
  await waitFor(() => expect(posts).toBe(2))
})

test('accepts the first click on the submit button at once, but not the second click of a double click', async () => {
  await stage.show(<Checkout {...destination} />)
  await click(/^Continue/, 2)
  expect(stage.checkouts()).toBe(0)
  await click(/^Continue/)
  await stage.at('[data-step="paying"]')
})

describe('works at once', () => {
  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('when the buyer presses %s', async (_, press) => {
    await lose()
    button(en.shared.tryAgain).focus()
    await press()
    await waitFor(() => expect(posts).toBe(2))
  })

  test('when assistive technology clicks', async () => {
    await lose()
    act(() => button(en.shared.tryAgain).click())
    await waitFor(() => expect(posts).toBe(2))
  })

  test('when the buyer confirms starting over with Enter', async () => {
    await pay()
    await stage.press(en.purchase.startOver)
    button(en.purchase.startOverSure).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isPaying()).toBe(false))
  })

  test('when Enter on a link counts as one click without a pointer, as in Firefox', async () => {
    await pay()
    const link = stage.inside.getByText(en.shared.newTab)
    const click = { detail: 1, pointerId: -1, bubbles: true, cancelable: true }
    // Keeps the browser from opening the tab.
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    stage.place.addEventListener('click', opened)
    act(() => void link.dispatchEvent(new PointerEvent('click', click)))
    expect(opened).toHaveBeenCalledOnce()
  })

  test('when the buyer sends the form with Enter', async () => {
    await stage.show(<Checkout {...destination} />)
    stage.inside.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    await stage.at('[data-step="paying"]')
  })
})

test('ignores the pointer for 500 ms after the control became visible again', async () => {
  const dialog = (open: boolean) => (
    <CheckoutDialog {...destination} open={open} onOpenChange={() => {}} />
  )
  await lose(dialog(true))
  stage.rerender(dialog(false))
  await stage.pass(5_000)
  stage.rerender(dialog(true))
  await stage.pass(499)
  await click(en.shared.tryAgain)
  expect(posts).toBe(1)
  await stage.pass(500)
  await click(en.shared.tryAgain)
  await waitFor(() => expect(posts).toBe(2))
})

test('ignores the pointer for 500 ms after the control moved', async () => {
  const ui = (notice: string) => (
    <CheckoutRoot {...destination}>
      <p>{notice}</p>
      <CheckoutForm>
        <CheckoutSubmit />
      </CheckoutForm>
      <CheckoutRetry />
    </CheckoutRoot>
  )
  await lose(ui('One line'))
  await stage.pass(5_000)
  stage.rerender(ui('Many lines. '.repeat(50)))
  await stage.pass(499)
  await click(en.shared.tryAgain)
  expect(posts).toBe(1)
  await stage.pass(1)
  await click(en.shared.tryAgain)
  await waitFor(() => expect(posts).toBe(2))
})

test('accepts the pointer at once after the buyer scrolled', async () => {
  await lose(
    <CheckoutRoot {...destination}>
      <CheckoutForm>
        <CheckoutSubmit />
      </CheckoutForm>
      <CheckoutRetry />
      <div className="space" style={{ height: '3000px' }} />
    </CheckoutRoot>,
  )
  await stage.pass(500)
  window.scrollTo(0, 60)
  stage.place.querySelector('.space')?.setAttribute('data-scrolled', '')
  await stage.pass(0)
  await click(en.shared.tryAgain)
  await waitFor(() => expect(posts).toBe(2))
})

test("does not run the merchant's handler for an ignored click", async () => {
  const onClick = vi.fn()
  await lose(
    <CheckoutRoot {...destination}>
      <CheckoutForm>
        <CheckoutSubmit />
      </CheckoutForm>
      <CheckoutRetry onClick={onClick} />
    </CheckoutRoot>,
  )
  await click(en.shared.tryAgain)
  expect(onClick).not.toHaveBeenCalled()
  expect(posts).toBe(1)
})

test('keeps the payment page when a double click lands on the link to a new tab', async () => {
  await pay()
  await stage.pass(5_000)
  const link = stage.inside.getByText(en.shared.newTab)
  await clickAt(centerOf(link), 2)
  await stage.pass(0)
  expect(stage.place.querySelector('iframe')).not.toBeNull()
})

test('opens the payment page without the later steps only 500 ms after its link appeared', async () => {
  await pay(
    <CheckoutProvider {...destination} component="Checkout" isShown purchaseView={undefined}>
      <CheckoutElement>
        <CheckoutSteps view={undefined} hasFailed />
      </CheckoutElement>
    </CheckoutProvider>,
  )
  // Keeps the browser from opening the tab.
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  stage.place.addEventListener('click', opened)
  const press = () => clickAt(centerOf(stage.inside.getByRole('link')))
  await press()
  expect(opened).not.toHaveBeenCalled()
  await stage.pass(500)
  await press()
  expect(opened).toHaveBeenCalledOnce()
})

test.each([
  [320, 568],
  [390, 844],
  [1280, 844],
])(
  'keeps a dialog of %i × %i open when a double click lands on its close button',
  async (...size) => {
    onTestFinished(() => page.viewport(414, 896))
    await page.viewport(...size)
    const onOpenChange = vi.fn()
    await pay(<CheckoutDialog {...destination} open onOpenChange={onOpenChange} />)
    await stage.pass(1_000)
    const close = button(en.dialog.close)
    const point = centerOf(close)
    await clickAt(point)
    await stage.inside.findByText(en.dialog.ask)
    await stage.pass(120)
    const below = document.elementFromPoint(point.x, point.y)?.closest('[data-guarded]') ?? close
    expect(below).toBe(close)
    await clickAt(point)
    await stage.pass(0)
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(isPaying()).toBe(true)
  },
)

describe('a double tap, whose taps a phone counts as one click each', () => {
  /** A control of the shop at the place of the submit button. */
  const dialog = (open: boolean, show = () => {}) => (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={show}>
        Buy
      </button>
      <CheckoutDialog {...destination} open={open} onOpenChange={() => {}} />
    </>
  )

  /** The dialog exists only while it is open. */
  const mounted = (open: boolean, show = () => {}) => (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={show}>
        Buy
      </button>
      {open && <CheckoutDialog {...destination} open onOpenChange={() => {}} />}
    </>
  )

  test.each([
    ['shown', dialog],
    ['mounted', mounted],
  ])('sends nothing if its first tap has %s the submit button', async (_, draw) => {
    await stage.show(draw(true))
    const point = centerOf(button(/^Continue/))
    stage.rerender(draw(false, () => stage.rerender(draw(true))))
    await clickAt(point)
    await waitFor(() => button(/^Continue/))
    await stage.pass(499)
    await clickAt(point)
    await stage.pass(0)
    expect(stage.checkouts()).toBe(0)
    await stage.pass(1)
    await clickAt(point)
    await stage.at('[data-step="paying"]')
  })
})

test('moves a control that would appear under the pointer to the other half of its row', async () => {
  stage.setFault(({ url }) => (url.endsWith('/checkout') ? html(502) : undefined))
  await stage.show(
    <CheckoutRoot {...destination}>
      <CheckoutForm>
        <CheckoutSubmit />
      </CheckoutForm>
      {/* Covers the page once it has content, and then receives every click. */}
      <style>{'.cover:not(:empty) { position: fixed; inset: 0; display: grid; z-index: 9 }'}</style>
      <div className="cover">
        <CheckoutRetry />
      </div>
    </CheckoutRoot>,
  )
  await stage.pass(1_000)
  const { x, y } = centerOf(button(/^Continue/))
  await clickAt({ x, y })
  await waitFor(() => button(en.shared.tryAgain))
  await stage.pass(0)
  expect(button(en.shared.tryAgain)).toHaveAttribute('data-shift')
  expect(button(en.shared.tryAgain).contains(document.elementFromPoint(x, y))).toBe(false)
})
