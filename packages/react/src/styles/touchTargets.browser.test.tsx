import './styles.css'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout, orderStates } from '@onramp-kit/test-tools/orderStates'
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

const states: Readonly<Record<string, (stage: Stage) => Promise<unknown> | undefined>> = {
  async form(to) {
    await to.show(checkout())
    await to.at('.onramp-quote[data-state="fresh"]')
  },
  paying: (to) => orderStates['paying']?.(to),
  'sent, with a block explorer': (to) => orderStates['sent, with a block explorer']?.(to),
  'cancelled, with support': (to) => orderStates['cancelled, with support']?.(to),
}

test.each(Object.entries(states))(
  'every button and link has a height of 44 px to touch: %s',
  async (_, enter) => {
    await enter(stage)
    const controls = stage.place.querySelectorAll('button, a, summary')
    expect(controls.length).toBeGreaterThan(0)
    for (const control of controls) {
      // In the middle, where nothing else is fixed or sticky.
      control.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = control.getBoundingClientRect()
      if (width === 0 || control.matches('.onramp-copy')) continue
      const touched = [-21, 21].map((offset) =>
        document.elementFromPoint(x + width / 2, y + height / 2 + offset),
      )
      const name = control.className
      expect(
        touched.map((each) => control.contains(each)),
        name,
      ).toEqual([true, true])
    }
  },
)
