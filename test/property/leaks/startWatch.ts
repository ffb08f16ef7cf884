import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { Watching } from './openWatching.ts'

/** The end of a watch: by its signal, by leaving its loop, or by a terminal status. */
export const ends = ['aborted', 'awaited, and aborted', 'left', 'at their end'] as const

/** Starts a watch. Without an abort it gets a long-lived signal. */
export function startWatch(
  { client, refetchOn }: Watching,
  id: string,
  end: (typeof ends)[number],
  lasting: AbortSignal,
) {
  const controller = new AbortController()
  const signal = end === 'left' || end === 'at their end' ? lasting : controller.signal
  const { watch, settled } = client.card.orders
  const input = { id, wallet: WALLET }
  if (end === 'awaited, and aborted') {
    const stopped = settled(input, { signal, refetchOn }).catch(() => {})
    return { signal, stop: () => controller.abort(), stopped }
  }
  const orders = watch(input, { signal, refetchOn })[Symbol.asyncIterator]()
  const read = async () => {
    while (!(await orders.next()).done);
  }
  const stopped = read().catch(() => {})
  const leave = () => void orders.return?.()
  const stop = { aborted: () => controller.abort(), left: leave, 'at their end': () => {} }[end]
  return { signal, stop, stopped }
}
