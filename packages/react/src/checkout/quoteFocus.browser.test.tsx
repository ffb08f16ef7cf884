import '../styles/styles.css'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const isQuote = ({ url }: Request) => url.endsWith('/quote')

/** Waits until the browser has rendered, which drops the focus of an element that cannot have it. */
const rendered = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test.each(['expired', 'absent'] as const)(
  'the focus moves from the refresh button to the note and stays there through the next quote, from the state %s',
  async (state) => {
    form = openForm()
    const fail = () =>
      form.setFault((request) => (isQuote(request) ? errorResponse(503, 'busy') : undefined))
    if (state === 'absent') fail()
    await form.open()
    if (state === 'expired') await form.untilPrice({ state: 'fresh' })
    fail()
    await form.pass(90_000)
    await form.untilPrice({ state })
    let answer = () => {}
    form.setFault((request) =>
      isQuote(request) ? new Promise((resolve) => (answer = () => resolve(undefined))) : undefined,
    )
    await userEvent.click(page.getByRole('button', { name: 'Refresh price' }))
    await form.pass(0)
    const note = form.part('quote-note')
    await rendered()
    expect(note).toHaveFocus()
    form.setFault(() => undefined)
    answer()
    await form.pass(0)
    await form.untilPrice({ state: 'fresh', amount: '47.56' })
    await rendered()
    expect(note).toHaveFocus()
  },
)
