import type { CheckoutStep } from '@onramp-kit/core'
import type { Fault } from './fates.ts'

/** What must never be seen, whatever happens. */
export const rules = [
  'pages that end showing something else than the service holds',
  'purchases opened twice',
  'POSTs beyond the clicks',
  'polls after a terminal status was read',
  'polls in flight beside another of their page',
  'polls while the page is hidden or offline',
  'POSTs while the page is offline',
  'requests earlier than Retry-After said',
  'statuses shown that the service never held',
  'statuses shown after one that lies ahead',
  'terminal statuses left without starting over',
  'timers left at the end',
  'callbacks repeated',
  'callbacks missed',
] as const
export type Rule = (typeof rules)[number]

/** Everything counted over many schedules. */
export function createTally() {
  const broken = new Map<Rule, number>()
  const met = new Map<string, number>()
  const ends = new Map<CheckoutStep, number>()
  const counts = { schedules: 0, pages: 0, requests: 0, clicks: 0, orders: 0, callbacks: 0 }
  const add = <Name>(to: Map<Name, number>, name: Name) =>
    void to.set(name, (to.get(name) ?? 0) + 1)
  return {
    counts,
    met,
    ends,
    times: (rule: Rule) => broken.get(rule) ?? 0,
    break: (rule: Rule) => add(broken, rule),
    meet: (what: Fault | 'offline', by: 'posts' | 'reads') => {
      add(met, what)
      if (by === 'posts') add(met, `${what}, of a purchase`)
    },
    happen: (event: string) => add(met, event),
    end: (step: CheckoutStep) => add(ends, step),
  }
}
export type Tally = ReturnType<typeof createTally>
