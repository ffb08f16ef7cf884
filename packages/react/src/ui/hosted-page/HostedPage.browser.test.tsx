import '../../styles/styles.css'
import { frameAttributes } from '@onramp-kit/core/internal'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

async function openPage() {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  await form.at('iframe')
  // The link to a new tab ignores the pointer while it has just appeared.
  await form.pass(500)
}

async function openTab() {
  // A tab would stay open behind the tests; everybody is told of the click all the same.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(form.inside.getByRole('link', { name: 'Open in a new tab' }))
  expect(form.inside.getByText(/open in another tab/)).toBeVisible()
}

test('the payment frame is created with all of its attributes and adds no history entry', async () => {
  const attributeFilter = ['src', 'sandbox', 'allow', 'referrerpolicy']
  const changed: (string | null)[] = []
  const changes = new MutationObserver((records) => {
    for (const { target, attributeName } of records)
      if (target instanceof HTMLIFrameElement) changed.push(attributeName)
  })
  changes.observe(document.body, { subtree: true, attributes: true, attributeFilter })
  const entries = history.length
  await openPage()
  changes.disconnect()
  const frame = form.place.querySelector('iframe')
  const { url } = form.onlyOrder()
  for (const [name, value] of Object.entries(frameAttributes(url, location.origin)))
    expect(frame).toHaveAttribute(name, value)
  expect(changed).toEqual([])
  expect(history.length).toBe(entries)
})

test('nobody is sent to a page below that is in a tab of its own', async () => {
  await openPage()
  expect(form.inside.getByText(/^Pay on the page below/)).toBeVisible()
  await openTab()
  expect(form.inside.getByText(/^Pay on the page below/)).not.toBeVisible()
})

test('who waits for long is told that nothing is wrong, in whichever tab the page is', async () => {
  await openPage()
  await openTab()
  await form.pass(11 * 60_000)
  expect(
    form.inside.getByText(/^You can still pay\. If you have paid, nothing is wrong/),
  ).toBeVisible()
})
