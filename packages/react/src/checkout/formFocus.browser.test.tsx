import '../styles/styles.css'
import type { CheckoutProps } from '@onramp-kit/react'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** Waits until the browser has rendered, which drops the focus of a disabled field. */
const rendered = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const submit = () => page.getByRole('button', { name: /^(Continue|Preparing)/ })

const submissions: Readonly<Record<string, () => Promise<void>>> = {
  async 'Enter in the amount'() {
    form.field().focus()
    await userEvent.keyboard('{Enter}')
  },
  async 'Enter on the button'() {
    submit().element().focus()
    await userEvent.keyboard('{Enter}')
  },
  'a click on the button': () => userEvent.click(submit()),
}

/** A function that waits until `settle` is called. */
function deferred<Value>() {
  let settle = (_value: Value | Promise<Value>) => {}
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

/** Each way back to the form: the props, and what ends the attempt. */
const endings: Readonly<
  Record<string, () => { props?: Partial<CheckoutProps>; end: () => unknown }>
> = {
  'beforePurchase rejects'() {
    const { promise, settle } = deferred<undefined>()
    const end = () => settle(Promise.reject(new Error('Verify your email first.')))
    return { props: { beforePurchase: () => promise }, end }
  },
  'another wallet aborts beforePurchase'() {
    const props = { beforePurchase: () => new Promise<void>(() => {}) }
    const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
    return { props, end: () => form.rerender(form.ui({ ...props, wallet })) }
  },
  'the service rejects the purchase'() {
    const { promise, settle } = deferred<Response>()
    form.setFault(({ url }) => (url.endsWith('/checkout') ? promise : undefined))
    return { end: () => settle(errorResponse(400, 'validation_error')) }
  },
  'the service rejects a purchase that beforePurchase accepted'() {
    const gate = deferred<undefined>()
    form.setFault(({ url }) =>
      url.endsWith('/checkout') ? errorResponse(400, 'validation_error') : undefined,
    )
    return { props: { beforePurchase: () => gate.promise }, end: () => gate.settle(undefined) }
  },
  'the buyer is offline'() {
    form.page.set({ online: false })
    return { end() {} }
  },
}

test.each(
  Object.keys(endings).flatMap((ending) =>
    Object.keys(submissions).map((submission) => [submission, ending] as const),
  ),
)('the focus is in the form after %s, when %s', async (submission, ending) => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  const { props, end } = endings[ending]?.() ?? { end() {} }
  form.rerender(form.ui(props))
  await form.pass(1_000)
  await submissions[submission]?.()
  await form.pass(0)
  await rendered()
  if (form.part('checkout-form')?.dataset['state'] === 'opening')
    expect(submit().element()).toHaveFocus()
  end()
  await form.at('[data-state="open"]')
  await form.pass(1_000)
  await rendered()
  // The browser tells a screen reader nothing of a focus that it drops.
  const field = submission === 'Enter in the amount' ? form.field() : submit().element()
  expect(field).toHaveFocus()
})

test.each(Object.keys(submissions))(
  'the focus is in the form after %s, when an error blocks every purchase',
  async (submission) => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    form.setFault(({ url }) =>
      url.endsWith('/checkout') ? errorResponse(401, 'invalid_publishable_key') : undefined,
    )
    await submissions[submission]?.()
    await form.at('.onramp-submit:disabled')
    await form.pass(1_000)
    await rendered()
    expect(form.field()).toHaveFocus()
  },
)

/** Elements of the page around the checkout. */
const around: Element[] = []
afterEach(() => {
  for (const element of around.splice(0)) element.remove()
})

/** Puts a frame with an input on the page, such as a chat. */
async function addFrame() {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<input>'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  around.push(frame)
  await loaded
  return { frame, focus: () => frame.contentDocument?.querySelector('input')?.focus() }
}

test.each(['before', 'after'])(
  'the focus in a frame of the page stays there, if it moved %s the press',
  async (moment) => {
    const { frame, focus } = await addFrame()
    const { promise, settle } = deferred<Response>()
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    form.setFault(({ url }) => (url.endsWith('/checkout') ? promise : undefined))
    form.field().focus()
    if (moment === 'before') focus()
    await rendered()
    form.part('submit')?.click()
    await form.pass(0)
    if (moment === 'after') focus()
    await rendered()
    expect(document.activeElement).toBe(frame)
    settle(errorResponse(400, 'validation_error'))
    await form.at('[data-state="open"]')
    await form.pass(1_000)
    await rendered()
    expect(document.activeElement).toBe(frame)
  },
)

test('a page that the buyer has scrolled stays there when the form returns', async () => {
  const text = document.createElement('p')
  text.style.height = '4000px'
  document.body.append(text)
  around.push(text)
  const { promise, settle } = deferred<Response>()
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  form.setFault(({ url }) => (url.endsWith('/checkout') ? promise : undefined))
  await submissions['Enter in the amount']?.()
  await form.pass(0)
  submit().element().blur()
  window.scrollTo(0, 3_000)
  await rendered()
  settle(errorResponse(400, 'validation_error'))
  await form.at('[data-state="open"]')
  await form.pass(1_000)
  await rendered()
  expect(window.scrollY).toBe(3_000)
})

test('a form of the merchant inside the checkout does not take the focus of a disabled field', async () => {
  form = openForm()
  form.setFault(({ url }) => (url.endsWith('/checkout') ? new Promise(() => {}) : undefined))
  await form.show(
    <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
      <CheckoutParts.Form>
        <CheckoutParts.Fields />
        <form>
          <button type="submit">Apply</button>
        </form>
        <CheckoutParts.Submit />
      </CheckoutParts.Form>
    </CheckoutParts.Root>,
  )
  await form.pass(1_000)
  await submissions['Enter in the amount']?.()
  await form.pass(0)
  await rendered()
  expect(form.part('submit')).toHaveFocus()
})
