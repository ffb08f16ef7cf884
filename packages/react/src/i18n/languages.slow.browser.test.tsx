import '../styles/styles.css'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogs } from '../messages/catalogs.ts'

let stage: Stage
afterEach(() => stage.leave())

/** Texts that are the same in many languages: those of the service, and the names of countries and currencies. */
const names =
  'option, .onramp-code, .onramp-code *, .onramp-mismatch-value, .onramp-mismatch-text, .onramp-detail, .onramp-country-option, .onramp-currency-name'

/** Returns the text of each text node and each `aria-label`. */
function textsIn(root: Element): readonly string[] {
  return [...root.querySelectorAll(`:not(${names})`)]
    .flatMap((element) => [
      element.ariaLabel ?? '',
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
    ])
    .map((text) => text.trim())
}

const states = [
  'form',
  'invalid amount',
  'exact payout amount',
  'expired quote',
  'no matching country',
  'unsupported market',
  'rejected',
  'opening',
  'paying',
  'slow page',
  'page in a new tab',
  'start-over confirmation',
  'close confirmation',
  'settling',
  'processing',
  'sent',
  'cancelled',
  'unknown',
  'mismatch',
  'order page: pending',
  'order page: sending for long',
  'order page: not found',
  'bank: registration form',
  'bank: invalid email address',
  'bank: terms page',
  'bank: under review',
  'bank: accounts',
  'bank: selected',
  'deposit: form',
  'deposit: amount too low',
  'deposit: page',
]

test.each(
  states.flatMap(
    (state) =>
      [
        [state, 320],
        [state, 390],
      ] as const,
  ),
)('every language fits its column: %s at %i px', async (state, width) => {
  await page.viewport(width, 640)
  stage = openStage()
  await everyState[state]?.(stage)
  const root = stage.place.querySelector('.onramp-root')
  if (root === null) throw new Error('no root is shown')
  const english = new Set(textsIn(root))
  // The quote keeps its reserved height, so that nothing below it moves.
  const quote = root.querySelector('.onramp-quote')
  const reserved = () => quote && Math.round(Number.parseFloat(getComputedStyle(quote).minHeight))
  expect(quote && quote.clientHeight).toBe(reserved())
  for (const [code, load] of Object.entries(catalogs)) {
    const messages = await load()
    stage.appearance({ locale: code, messages })
    expect(root).toHaveAttribute('lang', code)
    expect(root).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect([code, clippedIn(root)]).toEqual([code, []])
    expect([code, quote && quote.clientHeight]).toEqual([code, reserved()])
    // A second line of its note takes the gap below, and no more.
    const note = root.querySelector('.onramp-quote-note')
    const payWith = root.querySelector('.onramp-payment-methods-legend')
    if (note && payWith) expect([code, textBottom(note) <= textTop(payWith)]).toEqual([code, true])
    const own = JSON.stringify(messages)
    const left = textsIn(root).filter(
      (text) => english.has(text) && /\p{Ll}{2}/u.test(text) && !own.includes(text),
    )
    expect([code, left]).toEqual([code, []])
  }
})

const textBottom = (root: Element) => Math.max(...textRects(root).map(({ bottom }) => bottom))
const textTop = (root: Element) => Math.min(...textRects(root).map(({ top }) => top))

/** Returns the rectangles of each line of text that is shown. */
function textRects(root: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const rects: DOMRect[] = []
  while (texts.nextNode() !== null) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    rects.push(...range.getClientRects())
  }
  return rects
}

/** Returns the left edge of one character. */
function leftOf(text: Node, place: number): number {
  const range = document.createRange()
  range.setStart(text, place)
  range.setEnd(text, place + 1)
  return range.getBoundingClientRect().left
}

test('every price of a quote has its sign on the same side in Arabic', async () => {
  await page.viewport(320, 640)
  stage = openStage()
  await everyState['form']?.(stage)
  stage.appearance({ locale: 'ar', messages: await catalogs['ar']?.() })
  const texts = [
    ...stage.place.querySelectorAll(
      '.onramp-quote .onramp-description-value *, .onramp-quote .onramp-description-value',
    ),
  ]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text && node.data.includes('US$'))
  const isSignLeft = (text: Text) =>
    leftOf(text, text.data.indexOf('$')) < leftOf(text, text.data.indexOf('.'))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.map((text) => [text.textContent, isSignLeft(text as Text)])).toEqual(
    texts.map((text) => [text.textContent, true]),
  )
})

test('account details run from left to right in Arabic', async () => {
  await page.viewport(800, 900)
  stage = openStage()
  await everyState['bank: accounts']?.(stage)
  stage.appearance({ locale: 'ar', messages: await catalogs['ar']?.() })
  const details = [...stage.place.querySelectorAll('.onramp-detail')]
  expect(details.length).toBeGreaterThan(4)
  for (const { firstChild } of details) {
    if (!(firstChild instanceof Text)) throw new Error('an account detail has no text')
    const places = Array.from(firstChild.data, (_, place) => leftOf(firstChild, place))
    expect([firstChild.data, places]).toEqual([firstChild.data, places.toSorted((a, b) => a - b)])
  }
})
