import { cleanup, render } from '@testing-library/react'
import { createElement, useEffect, useState } from 'react'
import { exactly, type Figure, info } from '../figures.ts'
import { compareResources } from './compareResources.ts'
import { growth } from './growth.ts'
import { heapOfPage } from './heapOfPage.ts'
import type { Page } from './openPage.ts'
import { type Visit, visit } from './visit.tsx'

const READINGS = 15
const ROUNDS = 100

export interface Visits {
  readonly count: number
  readonly draw: (page: Page) => Visit | Promise<Visit>
  /** The allowed heap growth of a visit in bytes. */
  readonly mostBytes: number
}

/** Makes visits to a page in sequence. Returns how often a visit ended at each step, and the figures. */
export async function makeVisits(page: Page, { count, draw, mostBytes }: Visits) {
  const comparison = compareResources(await page.held())
  const leftIn = new Map<string, number>()
  const heap: number[] = []
  // A separate function, because a local variable here would retain the last visit.
  async function makeOne(): Promise<string> {
    const drawn = await draw(page)
    const step = await visit(page, drawn)
    leftIn.set(step, (leftIn.get(step) ?? 0) + 1)
    return drawn.life.moments[drawn.last]?.[0] ?? ''
  }
  for (let number = 1; number <= count; number++) {
    const moment = await makeOne()
    if (!comparison.isSame(`visit ${number}, left ${moment}`, await page.held())) break
    if (number % Math.floor(count / READINGS) === 0) heap.push(await heapOfPage())
  }
  replaceRememberedRoot()
  // The browser can retain the last objects until it renders again; a leak stays.
  for (
    let round = 0;
    round < ROUNDS && (round === 0 || page.reachable.left().length > 0);
    round++
  ) {
    await page.draw()
    await heapOfPage()
  }
  const left = page.reachable.left()
  const figures: readonly Figure[] = [
    ...comparison.figures(),
    exactly('first query contexts kept', page.firstContexts.length, 2),
    exactly('elements, callbacks and orders still reachable', left.length, 0),
    ...left.map((kind) => info('still reachable', kind)),
    ...growth(heap, { cases: count, most: mostBytes }),
  ]
  return { leftIn, figures }
}

/** React's development build remembers the last root with a state set in an effect. Gives it one without a component of ours. */
function replaceRememberedRoot() {
  render(createElement(SetsStateInEffect))
  cleanup()
}

function SetsStateInEffect() {
  const [isSet, set] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => set(true), [])
  return isSet
}
