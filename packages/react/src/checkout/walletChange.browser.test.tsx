import '../styles/styles.css'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'

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
    expect(form.inside.getByText(notice)).toBeVisible()
  }
  form.rerender(form.ui())
  await form.pass(1_000)
  expect(form.inside.queryByText(notice)).toBeNull()
  expect(form.place.querySelector('iframe')).toBe(frame)
  expect(frame?.isConnected).toBe(true)
  expect(loads).toBe(0)
  expect(form.checkouts()).toBe(1)
})

test('the notice is a live region and does not cover the step below it', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  form.rerender(form.ui({ wallet: null }))
  await form.pass(1_000)
  const box = form.inside.getByText(notice).closest('[role="status"]')?.getBoundingClientRect()
  const title = form.inside.getByRole('heading').getBoundingClientRect()
  expect(box?.height).toBeGreaterThan(20)
  expect(box?.bottom).toBeLessThan(title.top)
})

test('a line does not break inside the wallet of the notice, at any width', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  form.rerender(form.ui({ wallet: null }))
  await form.pass(1_000)
  const text = form.inside.getByText(notice).firstChild
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
