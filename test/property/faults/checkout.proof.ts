import { test } from 'vitest'
import { many } from '../edition.ts'
import { prove } from '../figures.ts'
import { everySchedule } from './everySchedule.ts'
import { coverageOf, figuresOf } from './figuresOf.ts'
import { showController } from './tab.ts'

test('the checkout opens a purchase once and shows what the service holds, whatever fails', async (context) => {
  const schedules = many({ full: 2_000, small: 150 })
  const tally = await everySchedule(schedules, showController)
  prove(context, [...figuresOf(tally, schedules), ...coverageOf(tally)])
})
