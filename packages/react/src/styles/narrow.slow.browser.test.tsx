import './styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogs } from '../messages/catalogs.ts'

/** These amounts are wider than the column. */
const tooWide = new Set(['long amount', 'very long amount'])
/** The longest word that fits each part of the column at twice the size. */
const MOST_LETTERS = 8

let stage: Stage
beforeEach(() => page.viewport(320, 640))
afterEach(() => stage.leave())

test.each(Object.keys(everyState).filter((state) => !tooWide.has(state)))(
  '%s breaks no word in a column of 320 px, and no short one with larger text, in any language',
  async (state) => {
    stage = openStage()
    await everyState[state]?.(stage)
    for (const language of ['en', ...Object.keys(catalogs)]) {
      const messages = await catalogs[language]?.()
      for (const fontSize of ['15px', '18px', '30px']) {
        act(() => stage.appearance({ locale: language, messages, appearance: { fontSize } }))
        const broken = brokenWords(stage.place)
        const short = broken.filter(({ length }) => length <= MOST_LETTERS)
        expect(fontSize === '15px' ? broken : short, `${language}, ${fontSize}`).toEqual([])
      }
    }
  },
)

const hidden = [
  'details:not([open]) > :not(summary)',
  '.onramp-announcer',
  '.onramp-receipt-status:not([data-state="selected"])',
].join()

/** Words that begin on one line and end on another. */
function brokenWords(root: Element): readonly string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(hidden)) continue
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
      const [word] = /^[\p{L}\p{M}’']+/u.exec(text) ?? []
      // Chinese and Japanese have no spaces; addresses and codes have other characters.
      if (word === undefined || /[\p{Script=Han}\p{Script=Hiragana}]|\d/u.test(text)) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom)
      if (Math.max(...bottoms) - Math.min(...bottoms) > 8) broken.push(word)
    }
  }
  return broken
}
