// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest'
import { many } from '../edition.ts'
import { atLeast, prove } from '../figures.ts'
import { everySchedule } from './everySchedule.ts'
import { figuresOf } from './figuresOf.ts'
import { DropIn, OwnView, pressIn, showReact } from './showReact.tsx'

// React Query and the page use global timers, not the client's clock.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
beforeEach(() => {
  vi.clearAllTimers()
})
afterAll(() => {
  vi.useRealTimers()
})

test.for([
  ['useCheckout', showReact(OwnView, () => ({}))],
  ['<Checkout>', showReact(DropIn, pressIn)],
] as const)(
  '%s in StrictMode shows what the service holds and reports each status once',
  async ([, show], context) => {
    const schedules = many({ full: 2_000, small: 15 })
    // Removing and adding a component mounts another one.
    const tally = await everySchedule(schedules, show, (what) => !what.startsWith('unsubscribe'))
    const callbacks = atLeast('callbacks', tally.counts.callbacks, schedules / 2)
    prove(context, [...figuresOf(tally, schedules), callbacks])
  },
)
