import { expect } from '@playwright/test'
import { ar } from '../../../packages/react/src/messages/ar.ts'
import { titleWidths } from '../../e2e/titleWidths.ts'
import { playStory, serveStories, storiesByComponent, visitStory } from '../visitStories.ts'
import { payByCard, test } from './world.ts'

let site: Awaited<ReturnType<typeof serveStories>>
test.beforeAll(async () => {
  site = await serveStories()
})
test.afterAll(() => site.close())

for (const [component, ids] of storiesByComponent())
  test(`the stories of ${component} play and are rendered from current styles and layout`, async ({
    buyer,
  }) => {
    test.setTimeout(ids.length * 60_000)
    for (const id of ids) expect([id, ...(await visitStory(buyer, site.url, id))]).toEqual([id])
  })

test('a person gets bank accounts through the hosted pages of a story', async ({ buyer }) => {
  await playStory(buyer, site.url, 'bankdeposit-accounts--terms-page')
  await buyer.inFrame(async () => {
    await buyer.click('checkbox', /./)
    await buyer.click('button', 'Accept')
  })
  await buyer.click('button', 'Start verification')
  await buyer.inFrame(async () => {
    await buyer.fill('Full name', 'Ada Lovelace')
    await buyer.setDate('Date of birth', '1990-12-10')
    await buyer.fill('Street and number', 'Musterstraße 1')
    await buyer.fill('Postal code', '10115')
    await buyer.fill('City', 'Berlin')
    await buyer.select('Document', 'Passport')
    await buyer.fill('Document number', 'C01X00T47')
    await buyer.click('button', 'Submit for review')
    await buyer.sees('heading', /^(?:Your details are in review|Identity verified)$/)
  })
  await buyer.click('button', 'I’m done')
  await buyer.sees('heading', 'Your bank accounts')
})

test('a person makes a deposit on the hosted page of a story', async ({ buyer }) => {
  await playStory(buyer, site.url, 'cryptodeposit--page')
  await buyer.inFrame(async () => {
    await buyer.select('Deposit with', 'Cash App')
    await buyer.fill('Amount in USD', '25')
    await buyer.click('button', 'Continue')
    await buyer.reads('$25.00')
  })
})

test('a buyer completes a purchase in Arabic, and the letters of its words join', async ({
  buyer,
}) => {
  await playStory(buyer, site.url, 'checkout-order--paying')
  await buyer.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('onramp-kit/dress', {
      locale: 'ar',
      theme: 'light',
      contrast: 'auto',
      direction: 'auto',
    }),
  )
  await buyer.sees('heading', ar.order.steps.paying.title)
  await payByCard(buyer)
  await buyer.sees('heading', new RegExp(ar.order.steps.sent.titleAbout.replace('{amount}', '.+')))
  const [width, joined] = await buyer.evaluate(titleWidths)
  expect(width).toBe(joined)
})
