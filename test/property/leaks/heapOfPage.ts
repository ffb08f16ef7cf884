import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** The bytes in use of the page's heap, once its garbage was collected. */
export async function heapOfPage(): Promise<number> {
  const session: CDPSession = cdp()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
