import * as fc from 'fast-check'
import type { NetworkFaults } from './network.ts'
import { faultOfPost, faultOfRead } from './networkFaults.ts'

const eventNames = [
  'open',
  'open again',
  'start over',
  'refresh',
  'refetchSoon',
  'order_completed',
  'order_broadcasted',
  'order_cancelled',
  'payment_pending',
  'offline',
  'online',
  'clock ahead',
  'clock back',
  'sleep',
  'hide',
  'show',
  'freeze',
  'thaw',
  'reload',
  'mount again',
  'unsubscribe and subscribe',
  'unsubscribe',
] as const
export type EventName = (typeof eventNames)[number]

/** An event in one of the buyer's two tabs, after a delay. */
interface Moment {
  readonly after: number
  readonly tab: 0 | 1
  readonly what: EventName
}

/** One or more purchases with their faults and events. */
export interface Schedule {
  readonly moments: readonly Moment[]
  readonly networkFaults: NetworkFaults
  /** The rail's final callback for each unfinished order, if any. */
  readonly last: 'order_broadcasted' | 'order_cancelled' | 'nothing'
}

const SECOND = 1000
const after = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.constantFrom(45, 45, 500, 2 * SECOND, 5 * SECOND) },
  { weight: 3, arbitrary: fc.constantFrom(21 * SECOND, 70 * SECOND) },
  { weight: 1, arbitrary: fc.constantFrom(11 * 60 * SECOND, 3_600 * SECOND) },
)
/** Every schedule begins with a purchase. */
const begin: Moment = { after: 0, tab: 0, what: 'open' }
const oftener = [
  'open again',
  'start over',
  'reload',
  'offline',
  'online',
  'order_completed',
] as const

/** Generates schedules. */
export function scheduleOf(isAllowed: (what: EventName) => boolean): fc.Arbitrary<Schedule> {
  const what = fc.oneof(
    { weight: 5, arbitrary: fc.constant<EventName>('open') },
    { weight: 5, arbitrary: fc.constantFrom(...oftener) },
    { weight: 12, arbitrary: fc.constantFrom(...eventNames.filter(isAllowed)) },
  )
  const moment: fc.Arbitrary<Moment> = fc.record({ after, tab: fc.constantFrom(0, 1), what })
  return fc.record({
    moments: fc.array(moment, { maxLength: 30, size: 'max' }).map((more) => [begin, ...more]),
    networkFaults: fc.record({
      posts: fc.array(faultOfPost, { maxLength: 6, size: 'max' }),
      reads: fc.array(faultOfRead, { maxLength: 12, size: 'max' }),
    }),
    last: fc.constantFrom('order_broadcasted', 'order_cancelled', 'nothing'),
  })
}
