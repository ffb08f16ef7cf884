import { expect, test } from 'vitest'
import { many } from '../edition.ts'
import { prove } from '../figures.ts'
import { everySchedule } from './everySchedule.ts'
import { coverageOf, figuresOf } from './figuresOf.ts'
import { play } from './play.ts'
import type { Schedule } from './schedule.ts'
import { type Show, showController } from './tab.ts'
import { createTally, type Rule } from './tally.ts'

test('the checkout opens a purchase once and shows what the service holds, whatever fails', async (context) => {
  const schedules = many({ full: 2_000, small: 150 })
  const tally = await everySchedule(schedules, showController)
  prove(context, [...figuresOf(tally, schedules), ...coverageOf(tally)])
})

const uneventful: Schedule = {
  moments: [{ after: 0, tab: 0, what: 'open' }],
  networkFaults: { posts: [], reads: [] },
  last: 'order_broadcasted',
}

/** Checkouts that break a rule each. */
const broken: Readonly<Partial<Record<Rule, Show>>> = {
  'POSTs beyond the clicks': (client, ...more) => {
    const checkout: typeof client.card.checkout = async (...input) => {
      await client.card.checkout(...input)
      return client.card.checkout(...input)
    }
    return showController({ ...client, card: { ...client.card, checkout } }, ...more)
  },
  'pages that end showing something else than the service holds': async (...args) => {
    const shown = await showController(...args)
    const snapshot = shown.checkout.getSnapshot()
    return { ...shown, checkout: { ...shown.checkout, getSnapshot: () => snapshot } }
  },
  'statuses shown that the service never held': (client, see, world) =>
    showController(
      client,
      (snapshot) =>
        see(
          snapshot.order === undefined
            ? snapshot
            : { ...snapshot, order: { ...snapshot.order, status: 'order_cancelled' } },
        ),
      world,
    ),
  'timers left at the end': async (...args) => {
    const shown = await showController(...args)
    const { clock } = args[0].platform
    clock.setTimeout(() => {}, 48 * 3_600_000)
    return shown
  },
}

test.each(Object.entries(broken))(
  'a checkout that breaks a rule is reported: %s',
  async (rule, show) => {
    expect(await play(uneventful, createTally(), showController)).toEqual([])
    expect(await play(uneventful, createTally(), show)).toContain(rule)
  },
)
