import '../../styles/styles.css'
import { frameAttributes } from '@onramp-kit/core/internal/frame'
import { blockPage } from '@onramp-kit/test-tools/blockPage'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

async function openPage() {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  await form.at('iframe')
  // The link to a new tab ignores the pointer for 500 ms after it appears.
  await form.pass(500)
}

async function openTab() {
  // A real tab would stay open behind the tests. The other click listeners still run.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(form.inside.getByRole('link', { name: 'Open in a new tab' }))
  expect(
    form.inside.getByText(/Continue in the other tab/, { selector: '.onramp-notice' }),
  ).toBeVisible()
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

test('shows the title and the host of the page above its frame', async () => {
  await openPage()
  const origin = form.part('hosted-origin')
  const { host } = new URL(form.onlyOrder().url)
  expect(origin).toHaveTextContent(`Secure payment page · \u2068${host}\u2069`)
  const { bottom = 0 } = origin?.getBoundingClientRect() ?? {}
  expect(bottom).toBeLessThanOrEqual(form.part('frame')?.getBoundingClientRect().top ?? 0)
  await openTab()
  expect(form.part('hosted-origin')).toBeNull()
})

test('keeps showing what the buyer pays while the page is open in a new tab', async () => {
  await openPage()
  await openTab()
  expect(form.part('text')).toHaveTextContent('$50.00 for about 47.56 USDC on Base')
  expect(form.part('text')).toBeVisible()
})

test('tells a buyer who waits long that nothing is wrong while the page is in a new tab', async () => {
  await openPage()
  await openTab()
  await form.pass(11 * 60_000)
  expect(form.inside.getByText(/^You can still pay\. If you already have/)).toBeVisible()
})

test.each([390, 1280])(
  'a page that the policy blocks shifts nothing, and says why: %i px',
  async (width) => {
    await page.viewport(width, 800)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openPage()
    const places = () =>
      ['title', 'hosted', 'new-tab', 'start-over'].map((name) => {
        const { y, height } = form.part(name)?.getBoundingClientRect() ?? {}
        return [name, y, height]
      })
    const before = places()
    act(() => blockPage(document, form.onlyOrder().url))
    await form.at('[data-state="blocked"]')
    expect(places()).toEqual(before)
    expect(form.inside.getByText(/can’t be shown here/)).toBeVisible()
    vi.restoreAllMocks()
  },
)
