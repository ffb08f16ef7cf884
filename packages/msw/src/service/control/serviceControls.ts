import type { CardOrder, OrderStatus } from '@onramp-kit/core/contract'
import type { RequestCounts } from '../api/requestCounter.ts'
import type { Engine } from '../engine.ts'
import { applyCallback } from '../orders/applyCallback.ts'
import type { OrderRecord, TrailEntry } from '../orders/orderRecord.ts'

/** All that can be seen of a service from outside, `GET /_simulator/state`. */
export interface ServiceState {
  /** The virtual clock, as a date-time. */
  readonly now: string
  /**
   * Every order in the order of opening, with the statuses it has had and its hosted page's
   * address.
   */
  readonly orders: readonly (CardOrder & {
    readonly trail: readonly TrailEntry[]
    readonly url: string
  })[]
  /** How often each route was asked, refused requests included. */
  readonly requests: RequestCounts
}

/** The levers of the simulation, the same in the process and under `/_simulator`. */
export interface ServiceControls {
  /** Forgets orders, counts, rate limits and what was scheduled; clock and ids start again. */
  readonly reset: () => void
  /**
   * Moves the virtual clock ahead and does what has become due.
   * @param ms milliseconds, an integer of 0 or more
   * @throws ServiceError `validation_error` for anything else
   */
  readonly advance: (ms: number) => void
  /**
   * Calls back as the payment rail does. A callback an order can't follow changes nothing.
   * @returns the order after it
   * @throws ServiceError `order_not_found`, or `validation_error` for an unknown status
   */
  readonly callback: (orderId: string, status: OrderStatus) => CardOrder
  /** What the service knows now. */
  readonly state: () => ServiceState
}

export function createControls(engine: Engine): ServiceControls {
  const { clock, orders, requests } = engine
  return {
    reset: () => engine.reset(),
    advance: (ms) => clock.advance(ms),
    callback(orderId, status) {
      clock.runDue()
      return applyCallback(engine, orderId, status).order
    },
    state() {
      clock.runDue()
      return {
        now: clock.timestamp(),
        orders: orders.list().map(visible),
        requests: requests.save(),
      }
    },
  }
}

function visible({ order, trail, url }: OrderRecord): ServiceState['orders'][number] {
  return { ...order, trail, url }
}
