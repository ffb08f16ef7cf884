import { createEventQueue, type QueuedEvent } from './dueQueue.ts'
import type { Stateful } from './engine.ts'
import { ServiceError } from './http/serviceError.ts'

/** The virtual clock: a source of time, an offset that only grows, and what is to happen when. */
export interface Clock<Event> extends Stateful<ClockState<Event>> {
  /** Milliseconds since the epoch. While an event is performed, the moment it was due. */
  now(): number
  /** `now()` as a date-time with offset, the way every body carries time. */
  timestamp(): string
  /**
   * Moves the clock ahead and performs what has become due.
   * @param ms milliseconds, an integer of 0 or more; else, or past the year 9999, a
   * `validation_error`
   */
  advance(ms: number): void
  /** Has `event` performed `delayMs` from now, the next time anyone looks. */
  schedule(delayMs: number, event: Event): void
  /** Performs, in the order of their time, the events that are due by now. */
  runDue(): void
}

interface ClockState<Event> {
  readonly offset: number
  readonly events: readonly QueuedEvent<Event>[]
}

/** Bodies carry dates of four-digit years; the last day is kept for what is dated ahead of now. */
const LAST_MOMENT = Date.UTC(9999, 11, 31)

/**
 * Nothing here waits: an event is performed when a request or `advance` finds it due, so a test
 * that moves the clock sees the same sequence as a person who sits it out. What is scheduled is
 * data, so that it can be saved; `perform` says what it does.
 */
export function createClock<Event>(
  source: () => number,
  perform: (event: Event) => void,
): Clock<Event> {
  let offset = 0
  let queue = createEventQueue<Event>([])
  let moment: number | undefined

  const now = () => moment ?? source() + offset

  function runDue(): void {
    const until = source() + offset
    for (let next = queue.take(until); next; next = queue.take(until)) {
      moment = next.due
      try {
        perform(next.event)
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
    schedule(delayMs, event) {
      queue.add({ due: now() + delayMs, event })
    },
    runDue,
    save: () => ({ offset, events: queue.list() }),
    load(saved) {
      offset = saved.offset
      queue = createEventQueue(saved.events)
    },
    reset() {
      offset = 0
      queue = createEventQueue([])
    },
  }
}
