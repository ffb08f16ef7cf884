import '../styles/styles.css'
import type { CheckoutEvent } from '@onramp-kit/react'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

test('a checkout in a hidden panel of the page requests a new quote once it is shown', async () => {
  form = openForm()
  const quotes = () => form.service.state().requests['card.quote']
  const panel = (hidden: boolean) => <div hidden={hidden}>{form.ui()}</div>
  await form.show(panel(true))
  await form.pass(1_000)
  await expect.poll(quotes).toBe(1)
  await act(() => form.queryClient.invalidateQueries())
  expect(quotes()).toBe(1)
  form.rerender(panel(false))
  await expect.poll(quotes).toBe(2)
  await form.untilPrice({ state: 'fresh' })
})

const panels: Readonly<Record<string, (isShown: boolean, content: ReactNode) => ReactNode>> = {
  'a hidden panel': (isShown, content) => <div hidden={!isShown}>{content}</div>,
  'closed details': (isShown, content) => (
    <details open={isShown}>
      <summary>Pay</summary>
      {content}
    </details>
  ),
  'a closed dialog': (isShown, content) => <dialog open={isShown}>{content}</dialog>,
}

test.each(Object.entries(panels))(
  'a checkout in %s reports as it opens and closes',
  async (_, panel) => {
    const events: CheckoutEvent[] = []
    const types = () => events.map(({ type }) => type)
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    // With the quote in the cache.
    const content = form.ui({ onEvent: (event) => void events.push(event) })
    await form.show(panel(false, content))
    await form.pass(1_000)
    expect(types()).toEqual([])
    form.rerender(panel(true, content))
    await expect.poll(types).toEqual(['shown', 'quote_loaded'])
    form.rerender(panel(false, content))
    await expect.poll(types).toEqual(['shown', 'quote_loaded', 'closed'])
  },
)

test('a checkout whose root becomes another element is still shown', async () => {
  const events: CheckoutEvent[] = []
  form = openForm()
  const ui = (isWide: boolean) => (
    <CheckoutParts.Root
      wallet={WALLET}
      chain={8453}
      token="USDC"
      defaultCountry="US"
      onEvent={(event) => void events.push(event)}
      render={isWide ? <section /> : <article />}
    >
      <CheckoutParts.Form />
    </CheckoutParts.Root>
  )
  await form.show(ui(false))
  await form.untilPrice({ state: 'fresh' })
  form.rerender(ui(true))
  await act(() => form.queryClient.invalidateQueries())
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh' })
  expect(events.map(({ type }) => type)).toEqual(['shown', 'quote_loaded', 'quote_loaded'])
})
