import { ServiceError } from './http/serviceError.ts'
import type { Stateful } from './stateful.ts'

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
  readonly events: readonly { readonly due: number; readonly event: Event }[]
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
  const start: ClockState<Event> = { offset: 0, events: [] }
  let state = start
  let moment: number | undefined

  const now = () => moment ?? source() + state.offset

  function takeDue(until: number): ClockState<Event>['events'][number] | undefined {
    const first = state.events
      .filter(({ due }) => due <= until)
      // The sort is stable: what was scheduled first stays first.
      .toSorted((one, other) => one.due - other.due)[0]
    state = { ...state, events: state.events.filter((scheduled) => scheduled !== first) }
    return first
  }

  function runDue(): void {
    const until = source() + state.offset
    for (let next = takeDue(until); next; next = takeDue(until)) {
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
      state = { ...state, offset: state.offset + ms }
      runDue()
    },
    schedule(delayMs, event) {
      state = { ...state, events: [...state.events, { due: now() + delayMs, event }] }
    },
    runDue,
    save: () => state,
    load(saved) {
      state = saved
    },
    reset() {
      state = start
    },
  }
}
