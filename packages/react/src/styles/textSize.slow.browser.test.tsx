import './styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

let stage: Stage
afterEach(async () => {
  stage.leave()
  document.documentElement.style.removeProperty('font-size')
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
})

const setRoot = (size: string) => document.documentElement.style.setProperty('font-size', size)
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** The font size and the height of every element. */
function sizes(): readonly string[] {
  return [...stage.place.querySelectorAll('.onramp-root, .onramp-root *')].map((element) => {
    const name = element.getAttribute('class') ?? element.localName
    return `${name} ${sizeOf(element)} ${element.getBoundingClientRect().height}`
  })
}

test.each(Object.keys(everyState))(
  'the font size of the page does not make text or controls smaller: %s',
  async (state) => {
    stage = openStage()
    await everyState[state]?.(stage)
    const usual = sizes()
    expect(usual.length).toBeGreaterThan(5)
    for (const size of ['62.5%', '10px']) {
      setRoot(size)
      expect(sizes()).toEqual(usual)
    }
    const texts = [...stage.place.querySelectorAll('.onramp-root *')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    expect(texts.filter((text) => sizeOf(text) < 11)).toEqual([])
  },
)

test('a larger font of the reader makes text and controls larger', async () => {
  await page.viewport(1024, 800)
  stage = openStage()
  await everyState['form']?.(stage)
  const button = stage.place.querySelector('.onramp-submit') ?? stage.place
  const height = () => Number.parseFloat(getComputedStyle(button).minHeight)
  expect([sizeOf(button), height()]).toEqual([16, 52])
  setRoot('32px')
  expect([sizeOf(button), height()]).toEqual([32, 104])
})

test('in Arabic too, the font size of the page does not make text smaller', async () => {
  stage = openStage({ messages: { language: 'ar' } })
  await everyState['form']?.(stage)
  const usual = sizes()
  setRoot('62.5%')
  expect(sizes()).toEqual(usual)
})

test.each([
  'form',
  'long amount',
  'very long amount',
  'bank: registration form',
  'deposit: amount too low',
])('inputs on a touch screen have at least 16 px: %s', async (state) => {
  await page.viewport(320, 640)
  stage = openStage()
  await everyState[state]?.(stage)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const inputs = [...stage.place.querySelectorAll('.onramp-root :is(input, select)')]
  expect(inputs.length).toBeGreaterThan(0)
  for (const fontSize of ['12px', '15px', '16px']) {
    stage.appearance({ appearance: { fontSize } })
    expect(Math.min(...inputs.map(sizeOf))).toBeGreaterThanOrEqual(16)
  }
})

test.each([
  [true, '30px', 30],
  [true, '15px', 16],
  [false, '15px', 15],
])('an input with touch %s and the font size %s has %d px', async (enabled, fontSize, size) => {
  stage = openStage({ appearance: { fontSize } })
  await stage.show(checkout())
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  const country = stage.place.querySelector('.onramp-country-options')
  expect(country && sizeOf(country)).toBe(size)
})

test('amounts grow with text that a phone enlarges alone', async () => {
  await page.viewport(390, 844)
  stage = openStage()
  await everyState['form']?.(stage)
  const amounts = [...stage.place.querySelectorAll('.onramp-amount-input, .onramp-quote-amount')]
  expect(amounts).toHaveLength(2)
  for (const element of amounts as HTMLElement[]) {
    expect(element.getBoundingClientRect().height).toBe(44)
    element.style.setProperty('line-height', '90px', 'important')
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(90)
  }
})
