import {
  isCaptured,
  isOnrampError,
  type OnrampClient,
  type OrderFacts,
  type Situation,
  situationOf,
} from '@onramp-kit/core'

/** Shows an order until it has ended. */
export async function showOrder(
  onramp: OnrampClient,
  order: { id: string; wallet: string },
  show: (situation: Situation) => void,
) {
  let facts: OrderFacts = {}
  function tell(news: OrderFacts) {
    facts = { ...facts, ...news }
    show(situationOf(facts))
  }
  tell({})
  try {
    const reads = onramp.card.orders.watch(order, {
      onPollError: (pollError) => tell({ pollError }),
    })
    for await (const read of reads)
      tell({ order: read, isCaptured: facts.isCaptured || isCaptured(read.status) })
    // Ignored if the order has ended. Otherwise it was still open after a day.
    tell({ hasTimedOut: true })
  } catch (error) {
    if (!isOnrampError(error)) throw error
    tell({ error })
  }
}
