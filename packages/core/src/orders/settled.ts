import type { CardOrder } from '../contract/cardOrder.ts'

/**
 * The last order of a watch: with a terminal status, or, when time ran out, with the one it still has. Rejects as the
 * watch does, or with `lastTrouble()` if the order could never be read.
 */
export async function lastOrder(
  orders: AsyncIterable<CardOrder>,
  lastTrouble: () => unknown,
): Promise<CardOrder> {
  let last: CardOrder | undefined
  for await (const order of orders) last = order
  if (last === undefined) throw lastTrouble()
  return last
}
