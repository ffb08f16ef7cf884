import { ServiceError } from './http/serviceError.ts'

/** The virtual clock: a source of time, an offset that only grows, and what is to happen when. */
export interface Clock {
  /** Milliseconds since the epoch. While a task runs, the moment the task was due. */
  now(): number
  /** `now()` as a date-time with offset, the way every body carries time. */
  timestamp(): string
  /**
   * Moves the clock ahead and runs what has become due.
   * @param ms milliseconds, an integer of 0 or more; else, or past the year 9999, a
   * `validation_error`
   */
  advance(ms: number): void
  /** Has `task` run `delayMs` from now, the next time anyone looks. */
  schedule(delayMs: number, task: () => void): void
  /** Runs, in the order of their time, the tasks that are due by now. */
  runDue(): void
  /** Back to the source's own time, with nothing scheduled. */
  reset(): void
}

interface Task {
  readonly due: number
  readonly run: () => void
}

/** Bodies carry dates of four-digit years; the last day is kept for what is dated ahead of now. */
const LAST_MOMENT = Date.UTC(9999, 11, 31)

/**
 * Nothing here waits: a task runs when a request or `advance` finds it due, so a test that moves
 * the clock sees the same sequence as a person who sits it out.
 */
export function createClock(source: () => number): Clock {
  let offset = 0
  let moment: number | undefined
  let tasks: readonly Task[] = []

  const now = () => moment ?? source() + offset

  function takeDue(until: number): Task | undefined {
    const due = tasks
      .filter((task) => task.due <= until)
      .reduce<Task | undefined>(
        (first, task) => (first && first.due <= task.due ? first : task),
        undefined,
      )
    tasks = tasks.filter((task) => task !== due)
    return due
  }

  function runDue(): void {
    const until = source() + offset
    for (let task = takeDue(until); task; task = takeDue(until)) {
      moment = task.due
      try {
        task.run()
      } finally {
        moment = undefined
      }
    }
  }

  return {
    now,
    timestamp: () => new Date(now()).toISOString(),
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0 || now() + ms > LAST_MOMENT) {
        throw new ServiceError(
          'validation_error',
          'advance_ms: must be a whole number of milliseconds, 0 or more, that stays within the year 9999',
        )
      }
      offset += ms
      runDue()
    },
    schedule(delayMs, run) {
      tasks = [...tasks, { due: now() + delayMs, run }]
    },
    runDue,
    reset() {
      offset = 0
      tasks = []
    },
  }
}
