import { ServiceError } from './http/serviceError.ts'
import type { Stateful } from './stateful.ts'

/** The virtual clock: a time source, an offset that only grows, and the scheduled events. */
export interface Clock<Event> extends Stateful<ClockState<Event>> {
  /** Milliseconds since the epoch. While an event runs, the moment it was due. */
  now(): number
  /** `now()` as an ISO 8601 date-time, as responses carry it. */
  timestamp(): string
  /**
   * Moves the clock forward and performs the events that become due.
   * @param ms milliseconds, an integer of 0 or more
   * @throws ServiceError `validation_error` for any other number, or past the year 9999
   */
  advance(ms: number): void
  /**
   * Schedules `event` for `delayMs` milliseconds from now. The next `runDue` after that performs it.
   * @returns the time at which it is due
   */
  schedule(delayMs: number, event: Event): number
  /**
   * Performs the due events by time; events of the same moment in the order they were scheduled.
   * @returns whether an event was due
   */
  runDue(): boolean
}

interface ClockState<Event> {
  readonly offset: number
  readonly events: readonly ScheduledAt<Event>[]
}

interface ScheduledAt<Event> {
  /** Milliseconds since the epoch. */
  readonly due: number
  readonly event: Event
}

/** Responses carry years of four digits. The last day is reserved for times ahead of now. */
const LAST_MOMENT = Date.UTC(9999, 11, 31)

/**
 * Creates a virtual clock. It sets no timers: a request or `advance` performs what has become due, so a test that moves
 * the clock sees the same sequence as a person who waits.
 * @param source the underlying time, in milliseconds since the epoch
 * @param perform handles a due event; events are plain data so that they can be saved
 */
export function createClock<Event>(
  source: () => number,
  perform: (event: Event) => void,
): Clock<Event> {
  let offset = 0
  /** Sorted by time. */
  let events: ScheduledAt<Event>[] = []
  let moment: number | undefined

  const now = () => moment ?? source() + offset

  function runDue(): boolean {
    const until = source() + offset
    const isDue = events[0] !== undefined && events[0].due <= until
    try {
      for (let next = events[0]; next && next.due <= until; next = events[0]) {
        events.shift()
        moment = next.due
        perform(next.event)
      }
    } finally {
      moment = undefined
    }
    return isDue
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
      const due = now() + delayMs
      events.splice(countDueBy(due, events), 0, { due, event })
      return due
    },
    runDue,
    save: () => ({ offset, events: [...events] }),
    load(saved) {
      offset = saved.offset
      events = saved.events.toSorted((one, other) => one.due - other.due)
    },
    reset() {
      offset = 0
      events = []
    },
  }
}

/** Returns how many of the sorted events are due by a moment, by binary search. */
function countDueBy(moment: number, events: readonly ScheduledAt<unknown>[]): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const event = events[middle]
    if (event && event.due <= moment) low = middle + 1
    else high = middle
  }
  return low
}
