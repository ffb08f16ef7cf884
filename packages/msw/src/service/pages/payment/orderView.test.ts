import { expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { declined, mastercard, openPage, visa } from '../openPage.test.helper.ts'

test("the document title names the buyer's step", async () => {
  const { load, send, service } = await openPage()
  const title = ({ text }: { text: string }) => /<title>(.*)<\/title>/.exec(text)?.[1]
  expect(title(await load())).toBe('Pay – $100.00')
  expect(title(await send('card', declined))).toBe('Payment declined – $100.00')
  expect(title(await send('card', visa))).toBe('Confirm your payment')
  expect(title(await send('challenge', { code: '123456' }))).toBe('Payment received')
  const other = await openPage(service)
  expect(title(await other.send('cancel'))).toBe('Payment canceled')
})

test.each([
  ['card', 'done'],
  ['cancel', 'cancelled'],
])('the outcome after %s has an SVG mark', async (action, outcome) => {
  const { send, service } = await openPage()
  const { text } = await send(action, mastercard)
  expect(text).toMatch(new RegExp(`data-outcome="${outcome}">\\s*<svg class="mark"`))
  const css = await service.handle(new Request('https://onramp.test/_pages/page.css'))
  expect(await css.text()).not.toMatch(/[✓✕]/)
})

test("the page's background matches the checkout's, light and dark", async () => {
  const { service } = startHarness()
  const css = await service.handle(new Request('https://onramp.test/_pages/page.css'))
  expect((await css.text()).match(/--page: .*/g)).toEqual(['--page: #fff;', '--page: #15181f;'])
})
