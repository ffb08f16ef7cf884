import { createTestElement } from '@onramp-kit/test-tools/testElement'
import { afterEach, expect, test, vi } from 'vitest'
import './index.ts'

afterEach(() => document.body.replaceChildren())

test('a checkout in a dialog of the page is shown and closed with the dialog', async () => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  const names = () => stage.events.map(({ type }) => type)
  stage.record('onramp-shown', 'onramp-closed', 'onramp-quote-loaded')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.append(stage.element)
  await stage.until('.onramp-quote[data-state="fresh"]')
  expect(names()).toEqual([])
  dialog.showModal()
  await expect.poll(names).toEqual(['onramp-shown', 'onramp-quote-loaded'])
  dialog.close()
  await expect.poll(names).toEqual(['onramp-shown', 'onramp-quote-loaded', 'onramp-closed'])
  dialog.showModal()
  await expect.poll(() => names().slice(3)).toEqual(['onramp-shown'])
})

test.each([
  ['open', 1],
  ['closed meanwhile', 0],
])('a purchase in a dialog that is %s leaves the page %i times', async (state, times) => {
  const navigate = vi.fn()
  const stage = createTestElement('onramp-checkout', {
    chain: 8453,
    token: 'USDC',
    defaultCountry: 'US',
    presentation: 'redirect',
  })
  Object.assign(stage.client.platform.page, { navigate })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  stage.setFault(async (request) => {
    if (request.url.endsWith('/checkout')) await held
    return undefined
  })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.append(stage.element)
  dialog.showModal()
  await stage.until('.onramp-quote[data-state="fresh"]')
  stage.part('submit').click()
  await stage.until('[data-step="opening"]')
  if (state !== 'open') dialog.close()
  answer()
  await stage.until('[data-step="paying"]')
  expect(navigate).toHaveBeenCalledTimes(times)
})
