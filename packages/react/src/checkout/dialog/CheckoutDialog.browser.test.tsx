import '../../styles/styles.css'
import { CheckoutDialogParts, CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { suspendingPage } from '@onramp-kit/test-tools/suspendingPage'
import { act, fireEvent } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '../../messages/en/en.ts'
import { ja } from '../../messages/ja.ts'
import { CheckoutDialog } from './CheckoutDialog.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

/** A shop with a button that opens the checkout, on a page longer than the screen. */
function Shop({
  isMounted = true,
  label,
}: {
  readonly isMounted?: boolean
  readonly label?: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Top up
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        From outside
      </button>
      {isMounted && (
        <CheckoutDialog
          open={isOpen}
          onOpenChange={setOpen}
          wallet={WALLET}
          chain={8453}
          token="USDC"
          defaultCountry="US"
          aria-label={label}
        />
      )}
      <div style={{ height: '4000px' }} />
    </>
  )
}

const dialog = () => stage.place.querySelector('dialog')
const press = async (name: string) => {
  await stage.pass(500)
  await userEvent.click(page.getByRole('button', { name }))
}
const settle = () => stage.pass(0)
const step = (name: string) => stage.at(`[data-step="${name}"]`)
const confirmation = en.dialog.ask

async function openDialog() {
  await stage.show(<Shop />)
  await press('Top up')
  await settle()
}
async function pay() {
  await openDialog()
  await press('Continue to pay $50.00')
  await settle()
  await step('paying')
  // The focus moves in a separate task.
  await settle()
}

test('a dialog that opens while its language loads focuses its form afterwards', async () => {
  await stage.show(null, { locale: 'ja' })
  const messages: ((catalog: typeof ja) => void)[] = []
  const loading = new Promise<typeof ja>((resolve) => messages.push(resolve))
  void stage
    .privateQueryClient()
    .prefetchQuery({ queryKey: ['onramp-kit', 'messages', 'ja'], queryFn: () => loading })
  stage.rerender(<Shop />)
  await press('Top up')
  await settle()
  expect(dialog()).toHaveFocus()
  messages[0]?.(ja)
  await stage.at('.onramp-root:not([data-loading])')
  await settle()
  expect(stage.inside.getByRole('textbox')).toHaveFocus()
})

/** Opens a purchase in a dialog of these parts. */
async function payInComposed(parts: ReactNode, onOpenChange: (isOpen: boolean) => void = () => {}) {
  await showComposed(parts, onOpenChange)
  await press('Continue to pay $50.00')
  await step('paying')
}

function showComposed(parts: ReactNode, onOpenChange: (isOpen: boolean) => void) {
  return stage.show(
    <CheckoutDialogParts.Root
      open
      onOpenChange={onOpenChange}
      wallet={WALLET}
      chain={8453}
      token="USDC"
      defaultCountry="US"
    >
      <CheckoutDialogParts.Bar />
      {parts}
    </CheckoutDialogParts.Root>,
  )
}

test('the closed dialog renders nothing, sends no request and does not lock the page', async () => {
  await stage.show(<Shop />)
  expect(dialog()?.open).toBe(false)
  expect(dialog()).not.toBeVisible()
  expect(dialog()).toBeEmptyDOMElement()
  expect(stage.service.state().requests['card.quote']).toBe(0)
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('the dialog is modal and named, and focuses the amount', async () => {
  await openDialog()
  expect(dialog()?.matches(':modal')).toBe(true)
  await expect.element(page.getByRole('dialog', { name: 'Buy USDC' })).toBeVisible()
  expect(document.activeElement).toHaveAttribute('name', 'amount')
})

test("the merchant's aria-label names the dialog, except while it asks before it closes", async () => {
  await stage.show(<Shop label="Top up" />)
  await press('Top up')
  await expect.element(page.getByRole('dialog', { name: 'Top up', exact: true })).toBeVisible()
  await press('Continue to pay $50.00')
  await step('paying')
  await press(en.dialog.close)
  await expect.element(page.getByRole('dialog', { name: confirmation })).toBeVisible()
  await press(en.dialog.stay)
  await expect.element(page.getByRole('dialog', { name: 'Top up', exact: true })).toBeVisible()
})

test.each([
  ['the close button', () => press(en.dialog.close)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the dialog and restores the focus', async (_, close) => {
  await openDialog()
  await close()
  await settle()
  expect(dialog()?.open).toBe(false)
  expect(document.activeElement).toHaveTextContent('Top up')
})

test('a click outside the dialog does not close it', async () => {
  await openDialog()
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  expect(dialog()?.open).toBe(true)
})

test('Escape closes an open country list first, then the dialog', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  await showComposed(
    <CheckoutParts.Form>
      <CheckoutParts.Country />
    </CheckoutParts.Form>,
    onOpenChange,
  )
  await userEvent.click(page.getByRole('combobox', { name: 'Country or region' }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

describe('what the merchant opens above the dialog', () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  beforeEach(() => void onOpenChange.mockClear())

  const terms = (
    <dialog data-testid="layer">
      <button type="button">Accept</button>
    </dialog>
  )
  const layers: Readonly<Record<string, ReactNode>> = {
    'a dialog': terms,
    'a dialog deeper inside': <div>{terms}</div>,
    'a dialog in a portal': createPortal(terms, document.body),
    'a popover': (
      <div popover="auto" data-testid="layer">
        Help
      </div>
    ),
    'a popover in a portal': createPortal(
      <div popover="auto" data-testid="layer">
        Help
      </div>,
      document.body,
    ),
    'a popover with the focus': (
      <div popover="auto" data-testid="layer">
        <button type="button" autoFocus>
          Help
        </button>
      </div>
    ),
  }
  const layer = () => page.getByTestId('layer').element() as HTMLDialogElement
  const isLayerOpen = () => layer().matches('[open], :popover-open')
  function openLayer() {
    if (layer().popover === null) layer().showModal()
    else layer().showPopover()
  }

  async function show(inStep: string, part: ReactNode) {
    const parts = (
      <>
        <CheckoutDialogParts.Confirmation />
        <StepParts.Heading />
        <CheckoutParts.Form />
        {part}
      </>
    )
    if (inStep === 'paying') await payInComposed(parts, onOpenChange)
    else await showComposed(parts, onOpenChange)
    await settle()
  }

  const cases = Object.keys(layers).flatMap((name) =>
    ['details', 'paying'].map((inStep) => [name, inStep] as const),
  )

  test.each(cases)('Escape closes %s first, then reaches the dialog: %s', async (name, inStep) => {
    await show(inStep, layers[name])
    openLayer()
    await userEvent.keyboard('{Escape}')
    await expect.poll(isLayerOpen).toBe(false)
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(stage.inside.queryByText(confirmation)).toBeNull()
    expect(dialog()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    if (inStep === 'details') expect(onOpenChange.mock.calls).toEqual([[false]])
    else expect(document.activeElement).toHaveTextContent(en.dialog.stay)
  })

  test.each(cases)('a canceled file selection in %s closes nothing: %s', async (name, inStep) => {
    await show(inStep, layers[name])
    const input = document.createElement('input')
    for (const place of [layer(), dialog()]) {
      place?.append(input)
      fireEvent(input, new Event('cancel', { bubbles: true }))
    }
    input.remove()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(stage.inside.queryByText(confirmation)).toBeNull()
  })

  test.each(['a dialog', 'a dialog deeper inside'])(
    '%s that opens while the confirmation asks can be used',
    async (name) => {
      await show('paying', layers[name])
      await press(en.dialog.close)
      openLayer()
      await userEvent.click(page.getByRole('button', { name: 'Accept' }))
      expect(document.activeElement).toHaveTextContent('Accept')
      await userEvent.keyboard('{Escape}')
      await expect.poll(isLayerOpen).toBe(false)
      expect(document.activeElement).toHaveTextContent(en.dialog.stay)
    },
  )
})

test('Escape that cancels the composition of an input method does not close the dialog', async () => {
  await openDialog()
  fireEvent.keyDown(stage.inside.getByRole('textbox'), { key: 'Escape', isComposing: true })
  await settle()
  expect(dialog()?.open).toBe(true)
})

test('a dialog that its page keeps open opens again after the browser has closed it', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  await stage.show(
    <CheckoutDialog open onOpenChange={onOpenChange} wallet={WALLET} chain={8453} token="USDC" />,
  )
  await act(async () => dialog()?.close())
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  expect(dialog()?.matches(':modal')).toBe(true)
})

describe('while a purchase is in progress', () => {
  test('the dialog opens again with its question after a suspended page has hidden it', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const {
      page: suspending,
      suspend,
      reveal,
    } = suspendingPage(
      <CheckoutDialog open onOpenChange={onOpenChange} wallet={WALLET} chain={8453} token="USDC" />,
    )
    await stage.show(suspending)
    await press('Continue to pay $50.00')
    await step('paying')
    await press(en.dialog.close)
    const closed = new Promise((resolve) => dialog()?.addEventListener('close', resolve))
    await suspend()
    await closed
    expect(dialog()).not.toBeVisible()
    await reveal()
    expect(dialog()?.matches(':modal')).toBe(true)
    expect(onOpenChange).not.toHaveBeenCalled()
    await expect.element(page.getByText(confirmation)).toBeVisible()
  })

  test.each([
    ['the close button', () => press(en.dialog.close)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s asks for confirmation, and staying keeps the payment page', async (_, close) => {
    await pay()
    const frame = stage.place.querySelector('iframe')
    const before = document.activeElement
    await close()
    await expect.element(page.getByText(confirmation)).toBeVisible()
    expect(document.activeElement).toHaveTextContent(en.dialog.stay)
    await press(en.dialog.stay)
    expect(dialog()?.open).toBe(true)
    expect(stage.inside.queryByText(confirmation)).toBeNull()
    expect(dialog()?.contains(document.activeElement)).toBe(true)
    if (_ === 'Escape') expect(document.activeElement).toBe(before)
    expect(stage.place.querySelector('iframe')).toBe(frame)
  })

  test('the confirmation is in view, and moves nothing', async () => {
    await page.viewport(390, 560)
    await pay()
    const frame = stage.place.querySelector('iframe')
    dialog()?.scrollTo({ top: 100 })
    const top = frame?.getBoundingClientRect().top
    await userEvent.keyboard('{Escape}')
    await settle()
    await expect.element(page.getByRole('button', { name: en.dialog.stay })).toBeInViewport()
    expect(dialog()?.scrollTop).toBe(100)
    expect(frame?.getBoundingClientRect().top).toBe(top)
  })

  test('the confirmation keeps the focus, and makes the rest inert until it is answered', async () => {
    await pay()
    await press(en.dialog.close)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toHaveTextContent(en.dialog.leave)
    // From the last button to the browser, and to nothing else in the dialog.
    await userEvent.keyboard('{Tab}')
    expect(dialog()?.contains(document.activeElement)).toBe(false)
    const inert = () => [...(dialog()?.children ?? [])].filter((child) => child.matches('[inert]'))
    expect(inert().some((child) => child.querySelector('iframe'))).toBe(true)
    // The title is inert as well.
    expect(dialog()).toHaveAccessibleName(confirmation)
    await stage.callback('order_completed')
    await step('settling')
    expect(inert()).toHaveLength((dialog()?.children.length ?? 0) - 1)
    await press(en.dialog.stay)
    expect(inert()).toEqual([])
  })

  test('a step that begins while the confirmation asks is inert', async () => {
    let answer = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    stage.setFault(({ url }) => (url.endsWith('/checkout') ? answered : undefined))
    await openDialog()
    await press('Continue to pay $50.00')
    await step('opening')
    await press(en.dialog.close)
    expect(stage.place.querySelector('.onramp-checkout-form')).toHaveAttribute('inert')
    answer()
    await step('paying')
    await expect.poll(() => stage.place.querySelector('.onramp-panel')).toBeTruthy()
    expect(stage.place.querySelector('.onramp-panel')).toHaveAttribute('inert')
    await press(en.dialog.stay)
    expect(stage.place.querySelector('[inert]')).toBeNull()
  })

  test('content that appears while the confirmation asks is inert, also within the step', async () => {
    const reads: ((response: Response) => void)[] = []
    stage.setFault(({ url }) =>
      url.includes('/orders/') ? new Promise((resolve) => reads.push(resolve)) : undefined,
    )
    await pay()
    await press(en.dialog.close)
    const { destination, ...order } = stage.onlyOrder()
    const elsewhere = { ...destination, wallet: `0x${'1'.repeat(40)}` }
    reads.at(-1)?.(Response.json({ ...order, destination: elsewhere }))
    await expect.poll(() => stage.place.querySelector('.onramp-mismatch-groups')).toBeTruthy()
    await settle()
    const reachable = [...(dialog()?.children ?? [])].filter((child) => !child.matches('[inert]'))
    expect(reachable.map(({ className }) => className)).toEqual(['onramp-confirmation'])
  })

  test('content that a part of the merchant brings while the confirmation asks is inert', async () => {
    let appear = () => {}
    const hasAppeared = new Promise<void>((resolve) => {
      appear = resolve
    })
    function Late() {
      const [isShown, setShown] = useState(false)
      useEffect(() => void hasAppeared.then(() => setShown(true)), [])
      return isShown && <button type="button">Terms</button>
    }
    await payInComposed(
      <>
        <CheckoutDialogParts.Confirmation />
        <CheckoutParts.Form />
        <Late />
      </>,
    )
    await press(en.dialog.close)
    appear()
    const terms = await stage.inside.findByText('Terms')
    await expect.poll(() => terms.hasAttribute('inert')).toBe(true)
    await press(en.dialog.stay)
    expect(terms).not.toHaveAttribute('inert')
  })

  test('the question of the dialog can be answered while "Start over" asks as well', async () => {
    await payInComposed(
      <>
        <CheckoutParts.Form />
        <CheckoutParts.StartOver />
        <CheckoutDialogParts.Confirmation />
      </>,
    )
    await press(en.purchase.startOver)
    await press(en.dialog.close)
    const usable = [...(dialog()?.children ?? [])].filter((child) => !child.matches('[inert]'))
    expect(usable.map((child) => child.getAttribute('aria-label'))).toEqual([
      expect.stringContaining(en.dialog.ask.split('.')[0] ?? ''),
    ])
  })

  test('staying moves a lost focus to the step', async () => {
    await pay()
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{Escape}')
    await press(en.dialog.stay)
    expect(document.activeElement).toHaveTextContent(en.order.steps.paying.title)
  })

  test('a second Escape dismisses the confirmation', async () => {
    await pay()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    expect(stage.inside.queryByText(confirmation)).toBeNull()
    expect(dialog()?.open).toBe(true)
  })

  test('the confirmation disappears when the purchase ends', async () => {
    await pay()
    await press(en.dialog.close)
    await stage.callback('order_broadcasted')
    await step('sent')
    expect(stage.inside.queryByText(confirmation)).toBeNull()
    await press(en.dialog.close)
    expect(dialog()?.open).toBe(false)
  })

  test('the dialog keeps the payment page after the buyer closes and reopens it', async () => {
    await pay()
    const frame = stage.place.querySelector('iframe')
    await press(en.dialog.close)
    await press(en.dialog.leave)
    await settle()
    expect(dialog()?.open).toBe(false)
    expect(document.activeElement).toHaveTextContent('Top up')
    await press('Top up')
    await settle()
    expect(stage.place.querySelector('iframe')).toBe(frame)
    expect(stage.inside.queryByText(confirmation)).toBeNull()
    expect(document.activeElement).toHaveTextContent(en.order.steps.paying.title)
    expect(stage.checkouts()).toBe(1)
  })

  test('the reopened dialog shows a rejection that arrived while it was closed', async () => {
    let reject = () => {}
    await openDialog()
    stage.setFault(({ url }) =>
      url.endsWith('/checkout')
        ? new Promise((resolve) => (reject = () => resolve(errorResponse(400, 'validation_error'))))
        : undefined,
    )
    await press('Continue to pay $50.00')
    await step('opening')
    await press(en.dialog.close)
    await press(en.dialog.leave)
    reject()
    await stage.at('dialog:empty')
    await press('Top up')
    await settle()
    expect(stage.inside.getByRole('alert')).toHaveTextContent(en.checkout.notAccepted.other)
  })

  test('the closed dialog keeps polling its order', async () => {
    await pay()
    await press(en.dialog.close)
    await press(en.dialog.leave)
    await stage.callback('order_broadcasted')
    await step('sent')
    await press('Top up')
    await settle()
    await expect.element(page.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
    await press(en.dialog.close)
    expect(dialog()?.open).toBe(false)
  })

  test('the dialog reopens after the browser has closed it', async () => {
    await pay()
    await act(async () => dialog()?.close())
    await stage.pass(0)
    await press('Top up')
    expect(dialog()?.open).toBe(true)
  })
})

describe('the page behind the dialog', () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY

  test('keeps its scroll position and cannot scroll until the dialog closes', async () => {
    await stage.show(<Shop />)
    window.scrollTo(0, 40)
    act(() => stage.inside.getByRole('button', { name: 'Top up' }).click())
    await settle()
    expect(overflow()).toBe('hidden')
    expect(window.scrollY).toBe(40)
    await userEvent.keyboard('{Escape}')
    expect(overflow()).toBe('visible')
  })

  test('can scroll and regains the focus when an open dialog unmounts', async () => {
    await openDialog()
    stage.rerender(<Shop isMounted={false} />)
    expect(dialog()).toBeNull()
    expect(overflow()).toBe('visible')
    expect(document.activeElement).toHaveTextContent('Top up')
  })
})

test.each([
  [390, 500],
  [1280, 500],
])(
  'the button and its hint stay at the bottom of a dialog that scrolls: %i × %i px',
  async (width, height) => {
    await page.viewport(width, height)
    await openDialog()
    const shown = dialog()
    const footer = stage.place.querySelector('.onramp-checkout-footer')
    if (shown === null || footer === null) throw new Error('there is no dialog')
    expect(shown.scrollHeight).toBeGreaterThan(shown.clientHeight)
    const gap = () =>
      Math.round(shown.getBoundingClientRect().bottom - footer.getBoundingClientRect().bottom)
    const border = shown.offsetHeight - shown.clientHeight
    expect(gap()).toBe(border / 2)
    shown.scrollTop = shown.scrollHeight
    expect(gap()).toBe(border / 2)
    for (const control of shown.querySelectorAll<HTMLElement>(
      'input:not(details *), select, summary',
    )) {
      control.focus()
      expect(control.getBoundingClientRect().bottom).toBeLessThan(
        footer.getBoundingClientRect().top,
      )
    }
  },
)

test('the focus of the button does not scroll the form', async () => {
  await page.viewport(390, 560)
  await openDialog()
  stage.place.querySelector<HTMLElement>('.onramp-submit')?.focus()
  expect(document.activeElement).toHaveClass('onramp-submit')
  expect(dialog()?.scrollTop).toBe(0)
})

test.each([
  [390, 500],
  [1280, 500],
])(
  'the payment begins at the top of a dialog whose form was scrolled: %i × %i px',
  async (width, height) => {
    await page.viewport(width, height)
    let open = () => {}
    await openDialog()
    stage.setFault(({ url }) =>
      url.endsWith('/checkout')
        ? new Promise((resolve) => (open = () => resolve(undefined)))
        : undefined,
    )
    const shown = dialog()
    if (shown === null) throw new Error('there is no dialog')
    shown.scrollTop = shown.scrollHeight
    const { scrollTop } = shown
    expect(scrollTop).toBeGreaterThan(100)
    await press('Continue to pay $50.00')
    await step('opening')
    expect(shown.scrollTop).toBe(scrollTop)
    open()
    await step('paying')
    await settle()
    expect(shown.scrollTop).toBe(0)
    const edge = (name: string) => shown.querySelector(name)?.getBoundingClientRect()
    expect(edge('.onramp-stages')?.top).toBeGreaterThanOrEqual(
      edge('.onramp-dialog-bar')?.bottom ?? height,
    )
  },
)

test('a rejected purchase shows its alert and its button in view, in a dialog that scrolls', async () => {
  await page.viewport(390, 560)
  await openDialog()
  stage.setFault((request) =>
    request.url.endsWith('/checkout') ? errorResponse(400, 'validation_error') : undefined,
  )
  await press('Continue to pay $50.00')
  await stage.at('.onramp-checkout-footer > [role="alert"]')
  for (const shown of [stage.inside.getByRole('alert'), document.activeElement]) {
    const { top, bottom } = shown?.getBoundingClientRect() ?? new DOMRect()
    expect(top).toBeGreaterThan(56)
    expect(bottom).toBeLessThan(560)
  }
})

test.each([
  [390, 664],
  [390, 560],
  [390, 480],
  [640, 512],
  [844, 480],
])(
  'the notice of a rejected purchase covers no focused control: %i × %i px',
  async (width, height) => {
    await page.viewport(width, height)
    await openDialog()
    stage.setFault((request) =>
      request.url.endsWith('/checkout') ? errorResponse(400, 'validation_error') : undefined,
    )
    await press('Continue to pay $50.00')
    await stage.at('.onramp-checkout-footer > [role="alert"]')
    const [...controls] = stage.place.querySelectorAll<HTMLElement>(
      'input:not(details *), summary, .onramp-submit',
    )
    expect(controls.length).toBeGreaterThan(3)
    for (const control of [...controls.toReversed(), ...controls]) {
      control.focus()
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      expect(control.contains(document.elementFromPoint(x, y)), control.outerHTML).toBe(true)
    }
  },
)
