import type { SituationName } from '@onramp-kit/core'
import * as core from '@onramp-kit/core'
import { expect, test } from 'vitest'
import { many } from '../edition.ts'
import { exactly, type Figure, info, prove } from '../figures.ts'
import { explore } from './explore.ts'
import { variants } from './variants.ts'
import type { World } from './world.ts'

test('every view tells the truth about money, in every state of one tab and of two', async (context) => {
  const figures: Figure[] = []
  const told: World['told'] = { checkout: new Set(), page: new Set() }
  for (const [name, variant] of Object.entries(variants)) {
    const most = many(variant.most)
    const started = performance.now()
    const explored = await explore(core, variant, most)
    expect(explored.failure, name).toBeUndefined()
    for (const by of ['checkout', 'page'] as const)
      for (const each of explored.told[by]) told[by].add(each)
    const { states, transitions, depth, open } = explored
    figures.push(
      info(`${name}: states`, states),
      info('  transitions', transitions),
      info('  acts to the farthest state', depth),
      // A bound on the number of acts leaves the farthest states open.
      most === Number.POSITIVE_INFINITY
        ? exactly('  states left open', open, 0)
        : info('  states left open', open),
      info('  seconds', Math.round((performance.now() - started) / 1000)),
    )
  }
  const untold = Object.entries(toldBy).filter(([name, by]) => !told[by].has(name as SituationName))
  prove(context, [...figures, exactly('situations never told', untold.length, 0)])
})

/** Every situation, and who tells it: a checkout, or a page that shows an order by its id. */
const toldBy: Readonly<Record<SituationName, keyof World['told']>> = {
  details: 'checkout',
  opening: 'checkout',
  not_opened: 'checkout',
  unconfirmed: 'checkout',
  not_shown: 'checkout',
  resuming: 'checkout',
  loading: 'page',
  payable: 'checkout',
  payable_late: 'checkout',
  payable_unknown: 'checkout',
  page_gone: 'checkout',
  page_gone_late: 'checkout',
  pending: 'page',
  pending_late: 'page',
  processing: 'checkout',
  processing_paid: 'checkout',
  sending: 'checkout',
  sending_late: 'checkout',
  sent: 'checkout',
  sent_mismatched: 'checkout',
  cancelled: 'checkout',
  cancelled_paid: 'checkout',
  mismatched: 'checkout',
  mismatched_paid: 'checkout',
  missing: 'checkout',
  not_found: 'page',
  unreadable: 'checkout',
}
