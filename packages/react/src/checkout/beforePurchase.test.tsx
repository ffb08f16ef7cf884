import type { CheckoutEvent, CheckoutProps } from '@onramp-kit/react'
import { CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { suspendingPage } from '@onramp-kit/test-tools/suspendingPage'
import { thrownValues } from '@onramp-kit/test-tools/thrownValues'
import { uncaught } from '@onramp-kit/test-tools/uncaught'
import { act, configure } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { Checkout } from './Checkout.tsx'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import { CheckoutDialog } from './dialog/CheckoutDialog.tsx'

let form: ReturnType<typeof openForm>
beforeEach(() => {
  form = openForm()
})
afterEach(() => form.leave())

const OTHER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

type Gate = NonNullable<CheckoutProps['beforePurchase']>

/** A gate that waits for `accept`. */
function pendingGate() {
  let resolve = () => {}
  const pending = new Promise<void>((settle) => {
    resolve = settle
  })
  return {
    beforePurchase: vi.fn<Gate>(() => pending),
    resolve: () => resolve(),
    accept: () => act(async () => resolve()),
  }
}

const button = () => form.inside.getByRole('button', { name: /^(Continue|Preparing)/ })

test('asks with the details before the purchase request, and sends it once accepted', async () => {
  const gate = pendingGate()
  await form.open({ beforePurchase: gate.beforePurchase })
  await form.press(/^Continue/)
  expect(form.checkouts()).toBe(0)
  expect(gate.beforePurchase.mock.calls[0]?.[0]).toEqual({
    amount: '50',
    currency: 'USD',
    country: 'US',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
  })
  await gate.accept()
  await form.at('[data-step="paying"]')
  expect(form.checkouts()).toBe(1)
})

test('opens no purchase if beforePurchase is not a function, and names it in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await form.open({ beforePurchase: 'acceptTerms' as never })
  await form.press(/^Continue/)
  expect(await form.inside.findByText(en.checkout.refused)).toBeVisible()
  expect(form.checkouts()).toBe(0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('<Checkout> beforePurchase must be of type function'),
  )
})

test('shows progress and locks the form while it waits', async () => {
  const gate = pendingGate()
  await form.open({ beforePurchase: gate.beforePurchase })
  await form.press(/^Continue/)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(form.field()).toBeDisabled()
  await gate.accept()
})

test('asks once for a double click', async () => {
  const gate = pendingGate()
  await form.open({ beforePurchase: gate.beforePurchase })
  act(() => {
    button().click()
    button().click()
  })
  act(() => button().click())
  expect(gate.beforePurchase).toHaveBeenCalledOnce()
  await gate.accept()
  await form.at('[data-step="paying"]')
  expect(form.checkouts()).toBe(1)
})

test('shows the price of the purchase, although the buyer changes an unlocked amount while it waits', async () => {
  const { beforePurchase, accept } = pendingGate()
  await form.show(
    <CheckoutParts.Root {...form.ui({ beforePurchase }).props}>
      <CheckoutParts.Form>
        <CheckoutParts.Amounts />
        <CheckoutParts.Quote />
        <CheckoutParts.Submit />
      </CheckoutParts.Form>
      <StepParts.Panel>
        <StepParts.Text />
      </StepParts.Panel>
    </CheckoutParts.Root>,
  )
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '47.56' })
  await form.press('Continue to pay $50.00')
  await form.type('500')
  await form.untilPrice({ state: 'fresh', amount: '484.51' })
  await userEvent.type(form.field(), '{Enter}')
  await form.press(/^Preparing/)
  await accept()
  await form.at('[data-step="paying"]')
  expect(form.onlyOrder()).toMatchObject({ source: { amount: '50.00' } })
  const text = form.part('text')
  expect(text).toHaveTextContent('$50.00')
  expect(text).toHaveTextContent('47.56 USDC')
})

test("shows the merchant's message after a rejection, sends nothing, and asks again", async () => {
  const events: CheckoutEvent[] = []
  const beforePurchase = vi
    .fn<Gate>()
    .mockRejectedValueOnce(new Error('Sign in to buy.'))
    .mockResolvedValueOnce()
  await form.open({ beforePurchase, onEvent: (event) => void events.push(event) })
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Sign in to buy.')
  expect(form.checkouts()).toBe(0)
  expect(events.at(-1)).toEqual({ type: 'refused', code: 'before_purchase' })
  await form.press(/^Continue/)
  await form.at('[data-step="paying"]')
  expect(form.checkouts()).toBe(1)
})

test.each([
  [
    'throws',
    () => {
      throw new Error('Accept the terms.')
    },
    'Accept the terms.',
  ],
  ['rejects without a message', () => Promise.reject(new Error('')), 'You haven’t been charged'],
  ['rejects with no error', () => Promise.reject('no'), 'You haven’t been charged'],
] as const)('keeps the form when the gate %s', async (_how, beforePurchase, text) => {
  await form.open({ beforePurchase })
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent(text)
  expect(form.field()).toHaveValue('50')
})

test.each(Object.entries(thrownValues))(
  'keeps the form when the gate throws or rejects with %s',
  async (_, valueOf) => {
    const gates: readonly Gate[] = [
      () => {
        throw valueOf()
      },
      () => Promise.reject(valueOf()),
    ]
    for (const beforePurchase of gates) {
      await form.open({ beforePurchase })
      const errors = await uncaught(() => form.press(/^Continue/))
      expect(errors).toEqual([])
      expect(form.inside.getByRole('alert')).toHaveTextContent('You haven’t been charged')
      expect(button()).toHaveAttribute('aria-busy', 'false')
    }
    expect(form.checkouts()).toBe(0)
  },
)

test('opens the purchase that the buyer sees, although the gate changes its copy', async () => {
  const seen: unknown[] = []
  await form.open({
    beforePurchase(details) {
      seen.push(Reflect.set(details, 'amount', '5000'))
    },
  })
  await form.untilPrice({ state: 'fresh' })
  await form.press('Continue to pay $50.00')
  await form.at('[data-step="paying"]')
  expect(seen).toEqual([false])
  expect(form.onlyOrder()).toMatchObject({ source: { amount: '50.00' } })
})

test('does not ask for an invalid amount', async () => {
  const gate = pendingGate()
  await form.open({ beforePurchase: gate.beforePurchase })
  await form.type('x')
  await form.press(/^Continue/)
  expect(gate.beforePurchase).not.toHaveBeenCalled()
})

test('aborts the signal and sends nothing when the buyer closes the dialog', async () => {
  const { beforePurchase, accept } = pendingGate()
  const dialog = (isOpen: boolean) => (
    <CheckoutDialog {...form.ui({ beforePurchase }).props} open={isOpen} onOpenChange={() => {}} />
  )
  await form.show(dialog(true))
  await form.press(/^Continue/)
  form.rerender(dialog(false))
  expect(beforePurchase.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await accept()
  await form.pass(5_000)
  expect(form.checkouts()).toBe(0)
  form.rerender(dialog(true))
  expect(button()).toHaveAttribute('aria-busy', 'false')
})

test.each([
  ['the checkout unmounts', () => null],
  ['its wallet changes', () => form.ui({ wallet: OTHER })],
])('aborts the signal and sends nothing when %s', async (_when, next) => {
  const gate = pendingGate()
  await form.open({ beforePurchase: gate.beforePurchase })
  await form.press(/^Continue/)
  form.rerender(next())
  expect(gate.beforePurchase.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await gate.accept()
  await form.pass(5_000)
  expect(form.checkouts()).toBe(0)
})

test.each([
  [
    'its wallet changes',
    (isLeft: boolean, props: CheckoutOwnProps) => (
      <Checkout {...props} wallet={isLeft ? OTHER : props.wallet} />
    ),
  ],
  [
    'its dialog closes',
    (isLeft: boolean, props: CheckoutOwnProps) => (
      <CheckoutDialog {...props} open={!isLeft} onOpenChange={() => {}} />
    ),
  ],
] as const)('sends nothing when the gate resolves in the render in which %s', async (_, ui) => {
  const { beforePurchase, resolve } = pendingGate()
  const { props } = form.ui({ beforePurchase })
  let leave = () => {}
  function Page() {
    const [isLeft, setLeft] = useState(false)
    useLayoutEffect(() => {
      leave = () => setLeft(true)
      if (isLeft) resolve()
    }, [isLeft])
    return ui(isLeft, props)
  }
  await form.show(<Page />)
  await form.press(/^Continue/)
  // `act` would run every effect before the gate is heard of.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  leave()
  await expect.poll(() => beforePurchase.mock.calls[0]?.[1].signal.aborted).toBe(true)
  vi.unstubAllGlobals()
  await form.pass(5_000)
  expect(form.checkouts()).toBe(0)
})

test('still waits for the gate after a suspended page has hidden the form', async () => {
  // StrictMode mounts again whatever reappears.
  configure({ reactStrictMode: false })
  const { beforePurchase, accept } = pendingGate()
  const { page, suspend, reveal } = suspendingPage(form.ui({ beforePurchase }))
  await form.show(page)
  await form.press(/^Continue/)
  await suspend()
  expect(form.part('root')).not.toBeVisible()
  await reveal()
  await accept()
  await form.at('[data-step="paying"]')
  expect(form.checkouts()).toBe(1)
})

describe("the merchant's message", () => {
  const reject = () => Promise.reject(new Error('Sign in to buy.'))
  const message = () => form.inside.queryByText('Sign in to buy.')

  test('is gone when the wallet changes', async () => {
    await form.open({ beforePurchase: reject })
    await form.press(/^Continue/)
    expect(message()).toBeVisible()
    form.rerender(form.ui({ wallet: OTHER }))
    expect(message()).toBeNull()
  })

  test('is gone when the dialog opens again', async () => {
    const dialog = (isOpen: boolean) => (
      <CheckoutDialog
        {...form.ui({ beforePurchase: reject }).props}
        open={isOpen}
        onOpenChange={() => {}}
      />
    )
    await form.show(dialog(true))
    await form.press(/^Continue/)
    expect(message()).toBeVisible()
    form.rerender(dialog(false))
    form.rerender(dialog(true))
    expect(message()).toBeNull()
  })

  test('does not hide the error of a later purchase request', async () => {
    form.setFault(async ({ method }) =>
      method === 'POST' ? errorResponse(400, 'validation_error') : undefined,
    )
    await form.open({ beforePurchase: reject })
    await form.press(/^Continue/)
    form.rerender(form.ui({}))
    await form.press(/^Continue/)
    expect(message()).toBeNull()
    expect(form.inside.getByRole('alert')).toHaveTextContent('We couldn’t accept these details')
  })
})
