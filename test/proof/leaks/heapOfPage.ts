import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** The bytes in use of the page's heap, once its garbage was collected. */
export async function heapOfPage(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp().send('Runtime.getHeapUsage')
  return usedSize
}
