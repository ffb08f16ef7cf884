import '../styles/styles.css'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkout } from './Checkout.tsx'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const notice =
  /^The destination on this page changed\. This order still goes to 0x5290…\u20609EE7 on Base\.$/

test('the checkout does not reload the payment page while the wallet changes back and forth', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  await form.at('iframe[data-state="loaded"]')
  const frame = form.place.querySelector('iframe')
  let loads = 0
  frame?.addEventListener('load', () => loads++)
  for (const wallet of [undefined, `0x${'1'.repeat(40)}`, null]) {
    form.rerender(form.ui({ wallet }))
    await form.pass(1_000)
    expect(form.inside.getByText(notice, { selector: '.onramp-notice' })).toBeVisible()
  }
  form.rerender(form.ui())
  await form.pass(1_000)
  expect(form.inside.queryByText(notice)).toBeNull()
  expect(form.place.querySelector('iframe')).toBe(frame)
  expect(frame?.isConnected).toBe(true)
  expect(loads).toBe(0)
  expect(form.checkouts()).toBe(1)
})

test('the notice does not cover the step below it', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  form.rerender(form.ui({ wallet: null }))
  await form.pass(1_000)
  const box = form.inside.getByText(notice, { selector: '.onramp-notice' }).getBoundingClientRect()
  const title = form.inside.getByRole('heading').getBoundingClientRect()
  expect(box.height).toBeGreaterThan(20)
  expect(box.bottom).toBeLessThan(title.top)
})

test('a line does not break inside the wallet of the notice, at any width', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  form.rerender(form.ui({ wallet: null }))
  await form.pass(1_000)
  const text = form.inside.getByText(notice, { selector: '.onramp-notice' }).firstChild
  const wallet = /0x\w+…\W?\w+/.exec(text?.textContent ?? '')
  const range = document.createRange()
  if (text === null || wallet === null) throw new Error('there is no wallet')
  range.setStart(text, wallet.index)
  range.setEnd(text, wallet.index + wallet[0].length)
  for (let width = 240; width < 480; width += 4) {
    form.place.style.width = `${width}px`
    const lines = new Set([...range.getClientRects()].map(({ top }) => top))
    expect([width, lines.size]).toEqual([width, 1])
  }
})

/** A shop whose wallet connects at once. */
function Shop() {
  const [wallet, setWallet] = useState<string>()
  return (
    <Checkout
      wallet={wallet}
      onConnect={() => setWallet(WALLET)}
      chain={8453}
      token="USDC"
      defaultCountry="US"
    />
  )
}

test('connecting a wallet moves no control and keeps the focus', async () => {
  form = openForm()
  await form.show(<Shop />)
  await form.untilPrice({ state: 'fresh' })
  const tops = () =>
    [...form.place.querySelectorAll('input, select, button')].map(
      (control) => control.getBoundingClientRect().top,
    )
  const before = tops()
  await userEvent.click(page.getByRole('button', { name: 'Connect a wallet' }))
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh' })
  expect(form.inside.getByText(/0x5290/)).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Continue to pay $50.00')
  expect(tops()).toEqual(before)
})

test('a double click on the button to connect a wallet buys nothing', async () => {
  form = openForm()
  await form.show(<Shop />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Connect a wallet' }))
  await form.pass(1_000)
  expect(form.inside.getByRole('button', { name: /^Continue/ })).toBeVisible()
  expect(form.checkouts()).toBe(0)
})
