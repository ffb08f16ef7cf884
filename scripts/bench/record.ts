/** Performance entries that the page records for the benchmark. */
interface PageRecord {
  /** Every layout shift, including those right after input. */
  readonly shifts: { readonly at: number; readonly value: number; readonly afterInput: boolean }[]
  /** Every task over 50 ms, except those of the hosted page in its frame. */
  readonly longTasks: { readonly at: number; readonly duration: number }[]
  /** The time of the last click. */
  clickedAt: number
}

declare global {
  interface Window {
    benchRecord: PageRecord
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Starts recording. */
export function recordPage(): void {
  const record: PageRecord = { shifts: [], longTasks: [], clickedAt: 0 }
  window.benchRecord = record
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift
    record.shifts.push({ at: startTime, value, afterInput: hadRecentInput })
  })
  observe('longtask', ({ name, startTime, duration }) => {
    if (name !== 'cross-origin-descendant') record.longTasks.push({ at: startTime, duration })
  })
  addEventListener('click', ({ timeStamp }) => (record.clickedAt = timeStamp), { capture: true })
}

function observe(type: string, keep: (entry: PerformanceEntry) => void) {
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
    type,
    buffered: true,
  })
}
