// @vitest-environment jsdom
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, prove } from '../figures.ts'
import { figuresOf } from './figuresOf.ts'
import { play } from './play.ts'
import { scheduleOf } from './schedule.ts'
import { DropIn, OwnView, pressIn, showReact } from './showReact.tsx'
import { createTally } from './tally.ts'

// What React Query and the page wait for, beside the client's own clock.
beforeAll(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterAll(() => void vi.useRealTimers())

test.for([
  ['useCheckout', showReact(OwnView, () => ({}))],
  ['<Checkout>', showReact(DropIn, pressIn)],
] as const)(
  '%s under StrictMode shows the same, and tells each status once',
  async ([, show], context) => {
    const tally = createTally()
    const numRuns = many({ full: 300, small: 20 })
    // Who takes a component off its page and puts it back has mounted another.
    const schedule = scheduleOf((what) => !what.startsWith('unsubscribe'))
    const property = fc.asyncProperty(schedule, async (drawn) => {
      vi.clearAllTimers()
      expect(await play(drawn, tally, show)).toEqual([])
    })
    await fc.assert(property, { seed: seed(), numRuns })
    prove(context, [
      ...figuresOf(tally, numRuns),
      atLeast('callbacks', tally.counts.callbacks, numRuns),
    ])
  },
)
