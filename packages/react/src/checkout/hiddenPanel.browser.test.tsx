import '../styles/styles.css'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act } from '@testing-library/react'
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
