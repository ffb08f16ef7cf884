import './styles.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clippedIn } from '../../../../test/harness/clippedIn.ts'
import { everyState } from '../../../../test/harness/everyState.ts'
import { openStage, type Stage } from '../../../../test/harness/openStage.tsx'

const states = Object.keys(everyState)
const looks = [
  ['with letters of twice the size', { appearance: { fontSize: '30px' } }],
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
