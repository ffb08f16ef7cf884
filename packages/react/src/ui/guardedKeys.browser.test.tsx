import '../styles/styles.css'
import { systemClock } from '@onramp-kit/core/internal'
import { Checkout, CheckoutDialog } from '@onramp-kit/react'
import { CheckoutDialogParts, CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { keyDown, keyUp, pressKey } from '@onramp-kit/test-tools/pressKey'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { act, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '../messages/en/en.ts'

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

const button = (name: string | RegExp) => stage.inside.getByRole('button', { name })
const amount = () => stage.inside.getByRole('textbox', { name: 'You pay' })
const bought = () => stage.checkouts() ?? 0
/** Lets the focus move, which takes a timer. */
const settle = () => stage.pass(0)

/** Holds a key: the keyboard repeats it after half a second. */
async function hold(name: 'Enter' | 'Space') {
  await keyDown(name)
  await stage.pass(500)
  for (let turn = 0; turn < 11; turn += 1) {
    await keyDown(name, true)
    await stage.pass(33)
  }
  await keyUp(name)
  await settle()
}

async function pressTwice(name: 'Enter' | 'Space', gap: number) {
  await pressKey(name)
  await stage.pass(gap)
  await pressKey(name)
  await settle()
}

/** A button of the shop that shows a component. */
function Shop({ children, keepMounted }: ShopProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buy
      </button>
      {(isOpen || keepMounted) && children(isOpen)}
    </>
  )
}

interface ShopProps {
  readonly children: (isOpen: boolean) => ReactNode
  readonly keepMounted?: boolean
}

const dialog = (isOpen: boolean) => (
  <CheckoutDialog {...destination} open={isOpen} onOpenChange={() => {}} />
)

/** A dialog of the shop, which focuses the amount after the checkout has mounted. */
function ShopDialog() {
  const shown = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    shown.current?.showModal()
    shown.current?.querySelector('input')?.focus()
  }, [])
  return (
    <dialog ref={shown}>
      <Checkout {...destination} />
    </dialog>
  )
}

/** Shows the end of a purchase, and focuses the button that starts another. */
async function finish(statuses: readonly string[], name: string) {
  await stage.show(<Checkout {...destination} />)
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  for (const status of statuses) await stage.callback(status)
  await stage.at('[data-step="sent"], [data-step="cancelled"]')
  await stage.pass(1_000)
  act(() => button(name).focus())
}

/** Each way from a key press to a form that the press has brought, and the number of purchases until then. */
const ways: Readonly<Record<string, readonly [enter: () => Promise<void>, purchases: number]>> = {
  'another purchase': [
    () => finish(['order_completed', 'order_broadcasted'], en.purchase.buyMore),
    1,
  ],
  'another purchase after a canceled one': [
    () => finish(['order_cancelled'], en.purchase.buyMore),
    1,
  ],
  'starting over a purchase that did not open': [
    async () => {
      let isLost = true
      stage.setFault(({ url }) => {
        if (!isLost || !url.endsWith('/checkout')) return undefined
        isLost = false
        return html(502)
      })
      await stage.show(<Checkout {...destination} />)
      await stage.press(/^Continue/)
      await stage.at('[data-step="unknown"]')
      await stage.pass(1_000)
      act(() => button(en.purchase.startOver).focus())
    },
    0,
  ],
  'the dialog of a shop': [
    async () => {
      await stage.show(<Shop keepMounted>{dialog}</Shop>)
      act(() => button('Buy').focus())
    },
    0,
  ],
  'a dialog that the shop mounts': [
    async () => {
      await stage.show(<Shop>{dialog}</Shop>)
      act(() => button('Buy').focus())
    },
    0,
  ],
  "the shop's own dialog": [
    async () => {
      await stage.show(<Shop>{() => <ShopDialog />}</Shop>)
      act(() => button('Buy').focus())
    },
    0,
  ],
}

describe.each(Object.entries(ways))('the key press for %s', (_, [enter, purchases]) => {
  beforeEach(enter)

  test('buys nothing while Enter is held', async () => {
    await hold('Enter')
    expect(amount()).toHaveFocus()
    expect(bought()).toBe(purchases)
  })

  test('buys nothing when Enter is pressed twice within 500 ms, but once more does', async () => {
    await pressTwice('Enter', 499)
    expect(amount()).toHaveFocus()
    expect(bought()).toBe(purchases)
    await stage.pass(500)
    await pressKey('Enter')
    await stage.at('[data-step="paying"]')
    expect(bought()).toBe(purchases + 1)
  })

  test('leaves the next Enter to the buyer after 500 ms', async () => {
    await pressTwice('Enter', 500)
    await stage.at('[data-step="paying"]')
    expect(bought()).toBe(purchases + 1)
  })

  test('leaves Enter to a buyer who has typed an amount', async () => {
    await pressKey('Enter')
    await settle()
    await userEvent.fill(amount(), '75')
    await pressKey('Enter')
    await stage.at('[data-step="paying"]')
    expect(bought()).toBe(purchases + 1)
  })
})

describe('a checkout with a keyboard', () => {
  test('does not wait for keys that the buyer presses one after the other', async () => {
    await stage.show(<Checkout {...destination} amounts={['20', '75']} />)
    act(() => button('$75').focus())
    await pressKey('Enter')
    act(() => button(/^Continue/).focus())
    await pressKey('Tab')
    act(() => button(/^Continue/).focus())
    await pressKey('Enter')
    await stage.at('[data-step="paying"]')
    expect(bought()).toBe(1)
  })

  test('sends one purchase for two presses within 500 ms, even if the first one is rejected at once', async () => {
    let sent = 0
    stage.setFault(({ url }) => {
      if (!url.endsWith('/checkout')) return undefined
      sent += 1
      return errorResponse(400, 'validation_error')
    })
    await stage.show(<Checkout {...destination} />)
    act(() => button(/^Continue/).focus())
    await pressKey('Enter')
    await stage.at('[data-code="validation_error"]')
    await pressKey('Enter')
    await settle()
    expect(sent).toBe(1)
    await stage.pass(500)
    await pressKey('Enter')
    await settle()
    expect(sent).toBe(2)
  })

  test('presses no control again and again while Enter is held', async () => {
    await stage.show(<Checkout {...destination} />)
    act(() => button(en.checkout.enterGet).focus())
    await hold('Enter')
    expect(button(en.checkout.enterPay)).toHaveFocus()
    expect(bought()).toBe(0)
  })

  test('leaves a held Enter to a text area of the merchant', async () => {
    await stage.show(
      <CheckoutParts.Root {...destination}>
        <textarea aria-label="Note" />
      </CheckoutParts.Root>,
    )
    const note = stage.inside.getByRole('textbox', { name: 'Note' })
    act(() => note.focus())
    await hold('Enter')
    expect(note).toHaveValue('\n'.repeat(12))
  })
})

test('a second press within 500 ms buys nothing, however late a busy page handles it', async () => {
  stage.leave()
  stage = openStage({}, document.body, { clock: systemClock })
  await stage.show(<Shop keepMounted>{dialog}</Shop>)
  act(() => button('Buy').focus())
  const start = performance.now()
  await pressKey('Enter', start)
  await waitFor(() => expect(amount()).toHaveFocus())
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await pressKey('Enter', start + 180)
  expect(stage.place.querySelector('[data-step="details"]')).not.toBeNull()
  expect(bought()).toBe(0)
  await pressKey('Enter', start + 1_000)
  await stage.at('[data-step="paying"]')
  expect(bought()).toBe(1)
})

describe("a shop's own button that clicks the submit button", () => {
  beforeEach(async () => {
    await stage.show(
      <>
        <Checkout {...destination} />
        <button
          type="button"
          onClick={() => stage.place.querySelector<HTMLElement>('.onramp-submit')?.click()}
        >
          Pay
        </button>
      </>,
    )
    act(() => button('Pay').focus())
  })

  test.each(['Enter', 'Space'] as const)('buys once with %s', async (key) => {
    await pressKey(key)
    await stage.at('[data-step="paying"]')
    expect(bought()).toBe(1)
  })

  test.each([
    ['Enter is held', () => hold('Enter')],
    ['Enter is pressed twice within 500 ms', () => pressTwice('Enter', 180)],
    ['Space is pressed twice within 500 ms', () => pressTwice('Space', 180)],
  ])('sends one purchase while %s, even if it is rejected at once', async (_, press) => {
    let sent = 0
    stage.setFault(({ url }) => {
      if (!url.endsWith('/checkout')) return undefined
      sent += 1
      return errorResponse(400, 'validation_error')
    })
    await press()
    await stage.at('[data-code="validation_error"]')
    expect(sent).toBe(1)
  })
})

describe('a dialog that focuses its submit button', () => {
  const focused = (isOpen: boolean) => (
    <CheckoutDialogParts.Root {...destination} open={isOpen} onOpenChange={() => {}}>
      <CheckoutParts.Form>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- merchants do it */}
        <CheckoutParts.Submit autoFocus />
      </CheckoutParts.Form>
    </CheckoutDialogParts.Root>
  )

  test.each(['Enter', 'Space'] as const)('buys nothing while %s is held', async (key) => {
    await stage.show(<Shop>{focused}</Shop>)
    act(() => button('Buy').focus())
    await hold(key)
    expect(bought()).toBe(0)
  })

  test.each(['Enter', 'Space'] as const)(
    'buys nothing when %s is pressed twice within 500 ms',
    async (key) => {
      await stage.show(<Shop>{focused}</Shop>)
      act(() => button('Buy').focus())
      await pressTwice(key, 180)
      expect(bought()).toBe(0)
    },
  )

  test('buys nothing with the press of Enter that a control of the shop has handled', async () => {
    function Menu() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <div
            role="menuitem"
            tabIndex={0}
            onKeyDown={({ key }) => {
              if (key === 'Enter') setOpen(true)
            }}
          >
            Buy
          </div>
          {focused(isOpen)}
        </>
      )
    }
    await stage.show(<Menu />)
    act(() => stage.inside.getByRole('menuitem').focus())
    await pressKey('Enter')
    await settle()
    expect(button(/^Continue/)).toHaveFocus()
    expect(bought()).toBe(0)
  })
})
