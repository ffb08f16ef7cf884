import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import './styles.css'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

test.each(['form', 'paying', 'bank: accounts'])(
  'gradient text of the page around a component leaves its texts visible: %s',
  async (state) => {
    stage.place.style.cssText =
      '-webkit-background-clip: text; -webkit-text-fill-color: transparent'
    await everyState[state]?.(stage)
    const parts = [...stage.place.querySelectorAll('[class^="onramp-"]')]
    expect(parts.length).toBeGreaterThan(5)
    for (const part of parts) {
      const { color, webkitTextFillColor } = getComputedStyle(part)
      expect(webkitTextFillColor, part.outerHTML).toBe(color)
    }
  },
)
