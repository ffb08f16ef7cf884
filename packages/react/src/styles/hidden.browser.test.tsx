import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import './styles.css'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

test.each(['form', 'paying', 'sent', 'bank: accounts', 'country search'])(
  'the attribute hidden hides each part: %s',
  async (state) => {
    await everyState[state]?.(stage)
    const parts = [...stage.place.querySelectorAll('[class^="onramp-"]')]
    expect(parts.length).toBeGreaterThan(5)
    for (const part of parts.toReversed()) {
      part.setAttribute('hidden', '')
      expect(getComputedStyle(part).display, part.outerHTML).toBe('none')
      part.removeAttribute('hidden')
    }
  },
)
