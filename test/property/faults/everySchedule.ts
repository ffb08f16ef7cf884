import * as fc from 'fast-check'
import { expect } from 'vitest'
import { seed } from '../edition.ts'
import { play } from './play.ts'
import { type EventName, scheduleOf } from './schedule.ts'
import type { Show } from './tab.ts'
import { createTally, type Tally } from './tally.ts'

/** Plays schedules until one breaks a rule, shrinks that one, and returns the counts. */
export async function everySchedule(
  numRuns: number,
  show: Show,
  isAllowed: (what: EventName) => boolean = () => true,
): Promise<Tally> {
  const tally = createTally()
  const property = fc.asyncProperty(scheduleOf(isAllowed), async (schedule) => {
    expect(await play(schedule, tally, show)).toEqual([])
  })
  await fc.assert(property, { seed: seed(), numRuns })
  return tally
}
