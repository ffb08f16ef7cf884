import '../styles/styles.css'
import { Checkout } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => {
  stage.leave()
  document.documentElement.removeAttribute('style')
  window.scrollTo(0, 0)
})

/** A merchant's page: something above the checkout, and a page below it that can scroll. */
const shop = (above: number) => (
  <>
    <div style={{ height: above }} />
    <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" />
    <div style={{ height: 2_000 }} />
  </>
)

const top = (name: string) =>
  stage.place.querySelector(`.onramp-${name}`)?.getBoundingClientRect().top ?? Number.NaN

/** Presses Continue where a thumb reaches it: at the bottom of the window. */
async function buy(above = 300) {
  await stage.show(shop(above))
  await stage.at('.onramp-quote[data-state="fresh"]')
  stage.place.querySelector('.onramp-submit')?.scrollIntoView({ block: 'end' })
  stage.place.querySelector<HTMLElement>('.onramp-submit')?.focus({ preventScroll: true })
  const from = window.scrollY
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  // The focus moves in a separate task.
  await stage.pass(0)
  return from
}

test.each([
  [390, 664],
  [320, 568],
])('the next step shows its stages, title and page: %i × %i px', async (width, height) => {
  await page.viewport(width, height)
  expect(await buy()).toBeGreaterThan(0)
  for (const part of ['stages', 'title', 'hosted-origin']) {
    expect(top(part), part).toBeGreaterThanOrEqual(0)
    expect(top(part), part).toBeLessThan(height)
  }
})

test('the next step stays clear of a sticky header that the page declares', async () => {
  await page.viewport(390, 664)
  document.documentElement.style.scrollPaddingTop = '80px'
  await buy()
  expect(top('stages')).toBeGreaterThanOrEqual(80)
})

test('a page that shows the next step does not scroll', async () => {
  await page.viewport(1280, 1_400)
  const from = await buy(100)
  expect(window.scrollY).toBe(from)
})

test('a step that follows while the buyer is elsewhere on the page does not scroll', async () => {
  await page.viewport(390, 664)
  await stage.show(
    <>
      <input aria-label="Newsletter" />
      {shop(1_000)}
    </>,
  )
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  await stage.pass(0)
  stage.inside.getByLabelText('Newsletter').focus()
  const from = window.scrollY
  await stage.callback('order_completed')
  await stage.at('[data-step="settling"]')
  await stage.pass(0)
  expect(window.scrollY).toBe(from)
})
