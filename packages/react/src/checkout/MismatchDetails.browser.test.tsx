import '../styles/styles.css'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

const STRANGER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** Opens a purchase whose order has another wallet. */
async function openMismatch(width: number) {
  await page.viewport(width, 800)
  form = openForm()
  form.setFault(async (request) => {
    if (request.method !== 'GET') return undefined
    const order = await (await form.service.handle(request)).json()
    return Response.json({ ...order, destination: { ...order.destination, wallet: STRANGER } })
  })
  await form.open()
  await form.press(/^Continue/)
  await form.at('[role="alert"]')
}

const alert = () => form.inside.getByRole('alert')

/** The two wallets: the requested one and that of the order. */
const wallets = () => [...alert().querySelectorAll<HTMLElement>('.onramp-mismatch-groups')]

const groupsOf = (wallet: HTMLElement | undefined) =>
  Array.from(wallet?.children ?? [], (group) => group as HTMLElement)

test('the alert shows both wallets in full, and marks the groups that differ', async () => {
  await openMismatch(1280)
  expect(wallets().map(({ textContent }) => textContent)).toEqual([WALLET, STRANGER])
  const marked = groupsOf(wallets()[1]).filter(({ tagName }) => tagName === 'STRONG')
  expect(marked.map(({ textContent }) => textContent).join('')).toBe(STRANGER.slice(2))
})

test.each([320, 1280])(
  'at %i px the wallets stand side by side and wrap at the same group',
  async (width) => {
    await openMismatch(width)
    const [requested, actual] = wallets()
    const rowsOf = (wallet: HTMLElement | undefined) => {
      const { top } = wallet?.getBoundingClientRect() ?? new DOMRect()
      return groupsOf(wallet).map((group) => Math.round(group.getBoundingClientRect().top - top))
    }
    expect(rowsOf(actual)).toEqual(rowsOf(requested))
    const [first, second] = [requested, actual].map((each) => each?.getBoundingClientRect())
    expect(second?.top).toBe(first?.top)
    expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? 0)
  },
)
