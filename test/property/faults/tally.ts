import type { CheckoutStep } from '@onramp-kit/core'
import type { Fault } from './networkFaults.ts'

/** Violations, none of which may occur. */
export const rules = [
  'pages that end showing something else than the service holds',
  'purchases opened twice',
  'POSTs beyond the clicks',
  'polls after a terminal status was read',
  'concurrent polls of one page',
  'polls while the page is hidden or offline',
  'POSTs while the page is offline',
  'requests earlier than Retry-After said',
  'orders given up after a few 404s',
  'statuses shown that the service never held',
  'statuses shown after one that lies ahead',
  'terminal statuses left without starting over',
  'timers left at the end',
  'callbacks repeated',
  'callbacks missed',
] as const
export type Rule = (typeof rules)[number]

/** The buyer's decisions. */
type Decision = 'opened a purchase' | 'tried again' | 'started over'

/** The counts of many schedules. */
export function createTally() {
  const broken = createCount<Rule>()
  const met = { posts: createCount<Fault | 'offline'>(), reads: createCount<Fault | 'offline'>() }
  const decided = createCount<Decision>()
  const reloaded = createCount<CheckoutStep>()
  const ends = createCount<CheckoutStep>()
  const counts = { schedules: 0, pages: 0, requests: 0, orders: 0, callbacks: 0 }
  return { broken, met, decided, reloaded, ends, counts }
}
export type Tally = ReturnType<typeof createTally>

function createCount<Name extends string>() {
  const times = new Map<Name, number>()
  return {
    add: (name: Name) => void times.set(name, (times.get(name) ?? 0) + 1),
    of: (name: Name) => times.get(name) ?? 0,
  }
}
