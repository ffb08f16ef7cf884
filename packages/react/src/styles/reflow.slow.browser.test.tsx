import './styles.css'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

test.each(['form', 'settling', 'bank: registration form', 'deposit: form'])(
  'hyphenates text in a narrow column, but no code: %s',
  async (state) => {
    stage = openStage()
    await everyState[state]?.(stage)
    const texts = '.onramp-hint, .onramp-text, .onramp-registration-hint, .onramp-deposit-hint'
    const [text] = stage.place.querySelectorAll(texts)
    const values = [...stage.place.querySelectorAll('.onramp-description-value')]
    const hyphens = () => [text, ...values].map((each) => each && getComputedStyle(each).hyphens)
    expect(hyphens()).not.toContain('auto')
    stage.place.style.width = '240px'
    expect(hyphens()).toEqual(['auto', ...values.map(() => 'manual')])
  },
)

test('a notice above the steps is padded less in a narrow window', async () => {
  stage = openStage()
  await everyState['wallet changed']?.(stage)
  const [notice] = stage.place.querySelectorAll('.onramp-root > .onramp-notice')
  expect(notice && getComputedStyle(notice).paddingInline).toBe('14px')
  await page.viewport(280, 640)
  expect(notice && getComputedStyle(notice).paddingInline).toBe('8px')
})

const states = Object.keys(everyState)
const looks = [
  ['with text at twice the size', { appearance: { fontSize: '30px' } }],
  ['from right to left', { messages: { language: 'ar' } }],
] as const

let stage: Stage
beforeEach(() => page.viewport(320, 640))
afterEach(() => stage.leave())

test.each(looks.flatMap(([name, look]) => states.map((state) => [state, name, look] as const)))(
  '%s fits a column of 320 px, %s',
  async (state, _, look) => {
    stage = openStage(look)
    await everyState[state]?.(stage)
    const root = stage.place.querySelector('.onramp-root')
    expect(root).not.toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(root && root.scrollWidth <= root.clientWidth).toBe(true)
    expect(root && clippedIn(root)).toEqual([])
  },
)
