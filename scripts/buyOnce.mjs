// Purchases in headless Chromium, from the simulated service.

import { payByCard } from '@onramp-kit/msw/playwright'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.mjs'

const english = { locale: 'en-US', proceed: /^Continue to pay/, sent: 'USDC sent' }

export async function buy({ shop, service, language = english }) {
  const browser = await chromium.launch(launchOptions)
  const complaints = []
  try {
    const page = await browser.newPage({ locale: language.locale })
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    // An icon is the merchant's own.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(shop)
    // A server-rendered form loads its quote once it responds to clicks.
    await page.locator('.onramp-quote[data-state="fresh"]').waitFor()
    const submit = page.getByRole('button', { name: language.proceed })
    await expectStyles(submit)
    await submit.click()
    await payByCard(page)
    await page.getByRole('heading', { name: language.sent }).waitFor()

    const { orders, requests } = await (await fetch(`${service}/_simulator/state`)).json()
    const sent = requests['card.checkout']
    if (orders.length !== 1 || sent !== 1)
      throw new Error(`${sent} purchases were sent, and ${orders.length} orders opened.`)
    if (complaints.length > 0) throw new Error('The page reported an error.')
    return orders[0].statusHistory.map(({ status }) => status)
  } catch (error) {
    throw new Error([String(error), ...complaints].join('\n'), { cause: error })
  } finally {
    await browser.close()
  }
}

export async function expectStyles(button) {
  const isStyled = await button.evaluate((ours) => {
    const plain = ours.ownerDocument.body.appendChild(document.createElement('button'))
    const [colored, bare] = [ours, plain].map((each) => getComputedStyle(each).backgroundColor)
    plain.remove()
    return colored !== bare
  })
  if (!isStyled) throw new Error('The stylesheet does not apply.')
}

export async function pay(url, until) {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await payByCard(page)
    await until()
  } finally {
    await browser.close()
  }
}

export async function buyOnce(origins) {
  try {
    const statuses = await buy(origins)
    console.log(`Bought once: ${statuses.join(' → ')}`)
    return 0
  } catch (error) {
    console.error(error)
    return 1
  }
}
