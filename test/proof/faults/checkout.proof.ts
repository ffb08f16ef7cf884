import fc from 'fast-check'
import { expect, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { prove } from '../figures.ts'
import { coverageOf, figuresOf } from './figuresOf.ts'
import { play } from './play.ts'
import { scheduleOf } from './schedule.ts'
import { showController } from './tab.ts'
import { createTally } from './tally.ts'

test('a purchase is opened once and shown as the service holds it, whatever fails on its way', async (context) => {
  const tally = createTally()
  const numRuns = many({ full: 2_000, small: 150 })
  const property = fc.asyncProperty(
    scheduleOf(() => true),
    async (drawn) => {
      expect(await play(drawn, tally, showController)).toEqual([])
    },
  )
  await fc.assert(property, { seed: seed(), numRuns })
  prove(context, [...figuresOf(tally, numRuns), ...coverageOf(tally)])
})
