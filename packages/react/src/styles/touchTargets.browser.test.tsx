import './styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

let stage: Stage
beforeEach(async () => {
  stage = openStage()
  await page.viewport(390, 900)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
})
afterEach(async () => {
  stage.leave()
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
})

test.each([
  'form',
  'expired quote',
  'paying',
  'sent, with a block explorer',
  'cancelled, with support',
  'dialog',
  'bank: registration form',
  'bank: accounts',
  'bank: EUR account',
  'deposit: form',
])('every button and link has a height of 44 px to touch: %s', async (state) => {
  await everyState[state]?.(stage)
  const controls = stage.place.querySelectorAll('button, a, summary, select')
  expect(controls.length).toBeGreaterThan(0)
  for (const control of controls) {
    // In the middle, where nothing else is fixed or sticky.
    control.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = control.getBoundingClientRect()
    if (width === 0) continue
    const touched = [-21.9, 21.9].map((offset) =>
      document.elementFromPoint(x + width / 2, y + height / 2 + offset),
    )
    expect(
      touched.map((each) => control.contains(each)),
      control.className,
    ).toEqual([true, true])
  }
})
