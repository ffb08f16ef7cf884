import './styles.css'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

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
