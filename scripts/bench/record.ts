/** What the page keeps of itself, for the bench to read. */
interface PageRecord {
  /** Every layout shift, those right after an input included. */
  readonly shifts: { readonly at: number; readonly value: number; readonly afterInput: boolean }[]
  /** Every task of more than 50 ms, but for those of the hosted page in its frame. */
  readonly longTasks: { readonly at: number; readonly duration: number }[]
  /** When the last click was made. */
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

/** Starts keeping it. */
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
