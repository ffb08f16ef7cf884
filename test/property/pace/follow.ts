import type { CardOrder } from '@onramp-kit/core'
import { order } from '@onramp-kit/test-tools/cardSamples'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { orderPolicy } from '../../../packages/core/src/orders/pollState.ts'
import { watch } from '../../../packages/core/src/orders/watch.ts'
import type { Settlement } from './settlement.ts'

/** The cost of watching one order. */
export interface Followed {
  readonly requests: number
  /** The number of them sent while the page was hidden. */
  readonly hiddenRequests: number
  /** Milliseconds from the terminal status until the page shows it, without hidden time. */
  readonly delay: number
}

/** The hidden period of a page, in milliseconds after the order was opened. */
export interface Absence {
  readonly from: number
  readonly until: number
}

/** Watches an order with the client on a virtual clock, without messages of a hosted page, which would only help. */
export async function follow(
  settlement: Settlement,
  random: () => number,
  absence?: Absence,
): Promise<Followed> {
  const { client, clock, page } = createTestClient({ random })
  const opened = clock.now()
  const age = () => clock.now() - opened
  const sent: boolean[] = []
  const read = () => {
    sent.push(page.visible())
    return Promise.resolve(stateAt(settlement, age()))
  }
  let shownAt = Number.NaN
  const watching = (async () => {
    const context = { platform: client.platform, policy: orderPolicy, read }
    const watched = watch(context)
    for await (const { status } of watched) if (status === settlement.end) shownAt = age()
  })()
  if (absence !== undefined) {
    await clock.advance(absence.from)
    page.set({ visible: false })
    await clock.advance(absence.until - absence.from)
    page.set({ visible: true })
  }
  while (Number.isNaN(shownAt)) await clock.advance(10_000)
  await watching
  const awaitedFrom = Math.max(settlement.endsAt, endOfAbsence(settlement, absence))
  return {
    requests: sent.length,
    hiddenRequests: sent.filter((isVisible) => !isVisible).length,
    delay: shownAt - awaitedFrom,
  }
}

function endOfAbsence({ endsAt }: Settlement, absence: Absence | undefined): number {
  return absence !== undefined && endsAt >= absence.from ? absence.until : 0
}

function stateAt({ capturedAt, endsAt, end }: Settlement, age: number): CardOrder {
  if (age >= endsAt) return order(end)
  return order(age >= capturedAt ? 'order_completed' : 'payment_pending')
}
