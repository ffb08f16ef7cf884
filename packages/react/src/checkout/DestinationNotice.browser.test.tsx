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

/** Returns the lines of the alert. A character further left than the previous one starts a line. */
function lines(): readonly string[] {
  const lines: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(alert(), NodeFilter.SHOW_TEXT)
  let end = Number.POSITIVE_INFINITY
  while (walker.nextNode()) {
    for (const [index, letter] of Array.from(walker.currentNode.textContent ?? '').entries()) {
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + 1)
      const { left } = range.getBoundingClientRect()
      lines.push(left < end ? letter : `${lines.pop()}${letter}`)
      end = left
    }
  }
  return lines
}

test('the alert shows both wallets in full, one below the other', async () => {
  await openMismatch(1280)
  expect(alert().textContent).toContain(`It goes to ${STRANGER} instead of ${WALLET}.`)
  expect(lines().filter((line) => line.startsWith('0x'))).toEqual([
    expect.stringContaining(`${STRANGER} instead of`),
    expect.stringContaining(`${WALLET}.`),
  ])
})

test('the alert wraps both wallets at the same character in a narrow column', async () => {
  await openMismatch(320)
  const at = lines().findIndex((line) => line.startsWith('0x'))
  expect(lines().slice(at, at + 4)).toEqual([
    STRANGER.slice(0, 21),
    expect.stringContaining(`${STRANGER.slice(21)} instead of`),
    WALLET.slice(0, 21),
    expect.stringContaining(`${WALLET.slice(21)}.`),
  ])
})
