import type { CheckoutStep } from '@onramp-kit/core'
import { atLeast, exactly, type Figure, info } from '../figures.ts'
import { faultsOfPosts, faultsOfReads } from './networkFaults.ts'
import { rules, type Tally } from './tally.ts'

const steps: readonly CheckoutStep[] = [
  'resuming',
  'details',
  'opening',
  'unknown',
  'paying',
  'settling',
  'processing',
  'sent',
  'cancelled',
]

/** The figures that must hold for every schedule. */
export function figuresOf({ counts, broken, ends }: Tally, schedules: number): readonly Figure[] {
  return [
    exactly('schedules', counts.schedules, schedules),
    ...rules.map((rule) => exactly(rule, broken.of(rule), 0)),
    atLeast('orders opened', counts.orders, schedules / 2),
    info('pages loaded', counts.pages),
    info('requests', counts.requests),
    ...steps
      .filter((step) => ends.of(step) > 0)
      .map((step) => info(`pages that end in "${step}"`, ends.of(step))),
  ]
}

/** The figures that prove coverage: every fault for reads and POSTs, every decision, a reload at every step. */
export function coverageOf({ met, decided, reloaded }: Tally): readonly Figure[] {
  const decisions = ['opened a purchase', 'tried again', 'started over'] as const
  return [
    ...[...faultsOfReads, 'offline' as const].map((fault) =>
      atLeast(`requests of other kinds: ${fault}`, met.reads.of(fault), 1),
    ),
    ...[...faultsOfPosts, 'offline' as const].map((fault) =>
      atLeast(`POSTs that open purchases: ${fault}`, met.posts.of(fault), 1),
    ),
    ...decisions.map((each) => atLeast(`times the buyer ${each}`, decided.of(each), 1)),
    ...steps.map((step) => atLeast(`reloads in "${step}"`, reloaded.of(step), 1)),
  ]
}
