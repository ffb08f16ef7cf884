import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** The used bytes of the page's heap after a garbage collection. */
export async function heapOfPage(): Promise<number> {
  const session: CDPSession = cdp()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
