import './styles.css'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogs } from '../messages/catalogs.ts'

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

test.each(['bank: registration form', 'settling'])(
  '%s: no stage breaks a word in a column of 320 px, in any language and with text at twice the size',
  async (state) => {
    stage = openStage()
    await everyState[state]?.(stage)
    for (const language of ['en', ...Object.keys(catalogs)]) {
      const messages = await catalogs[language]?.()
      for (const fontSize of ['15px', '30px']) {
        act(() => stage.appearance({ locale: language, messages, appearance: { fontSize } }))
        const labels = [...stage.place.querySelectorAll('.onramp-stage')]
        expect(labels).toHaveLength(3)
        expect(labels.flatMap(brokenWords)).toEqual([])
      }
    }
  },
)

/** Words of a label that begin on one line and end on another. */
function brokenWords({ firstChild: text }: Element): readonly string[] {
  if (!(text instanceof Text)) throw new Error('no label')
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom))
    return lines.size > 1 ? [word] : []
  })
}
