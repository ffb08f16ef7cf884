import type {
  CardOrder,
  CustomerStatus,
  KnownOrderStatus,
  OrderStatus,
} from '@onramp-kit/core/contract'
import { type ScenarioName, scenarioNames } from '../../scenarios/scenarios.ts'
import { scheduleAccounts } from '../accounts/opening.ts'
import type { RequestCounts } from '../api/requestCounter.ts'
import { applyCallback } from '../card/callbacks.ts'
import type { OrderRecord } from '../card/orders.ts'
import { scheduleBuyer } from '../card/payment.ts'
import type { Engine, TrailEntry } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import { effectsOf, isScenarioName } from '../scenario/effects.ts'
import { type CustomerState, customerState, setCustomerStatus } from './customers.ts'

/** All that can be seen of a service from outside, `GET /_simulator/state`. */
export interface ServiceState {
  /** The virtual clock, as a date-time. */
  readonly now: string
  /** The scenario in force, but for orders that have one of their own. */
  readonly scenario: ScenarioName
  /**
   * Every order in the order of opening, with the statuses it has had and its hosted page's
   * address.
   */
  readonly orders: readonly (CardOrder & {
    readonly trail: readonly TrailEntry<KnownOrderStatus>[]
    readonly url: string
    /** The one in force for it, its own or the service's. */
    readonly scenario: ScenarioName
  })[]
  /** Every customer of the banking provider in the order of registration. */
  readonly customers: readonly CustomerState[]
  /** How often each route was asked, refused requests included. */
  readonly requests: RequestCounts
}

/** The levers of the simulation, the same in the process and under `/_simulator`. */
export interface ServiceControls {
  /**
   * Forgets orders, customers, counts, rate limits and what was scheduled; clock, ids and scenario
   * start again.
   */
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
  /**
   * Puts a scenario in force, until the next reset: for one order, or for all that has none of its
   * own. A buyer who acts by himself does so a while after.
   * @throws ServiceError `validation_error` for an unknown name, `order_not_found`
   */
  readonly scenario: (name: ScenarioName, orderId?: string) => void
  /**
   * Has the banking provider take a customer to a status, terms or no terms. It stays there, also
   * under review, until the person or another call moves it. A move there is not, such as one back
   * to `not_started`, changes nothing.
   * @param publishableKey needed only for a wallet that several keys have registered
   * @returns the customer after it
   * @throws ServiceError `customer_not_registered`, or `validation_error` for an unknown status or a
   * missing key
   */
  readonly customerStatus: (
    wallet: string,
    status: CustomerStatus,
    publishableKey?: string,
  ) => CustomerState
  /** What the service knows now. */
  readonly state: () => ServiceState
}

export function createControls(engine: Engine): ServiceControls {
  const { clock, customers, orders, requests } = engine
  return {
    reset: () => engine.reset(),
    advance: (ms) => clock.advance(ms),
    callback(orderId, status) {
      clock.runDue()
      return applyCallback(engine, orderId, status).order
    },
    scenario(name, orderId) {
      clock.runDue()
      chooseScenario(engine, name, orderId)
    },
    customerStatus(wallet, status, publishableKey) {
      clock.runDue()
      const record = setCustomerStatus(engine, wallet, status, publishableKey)
      // Accounts that are opened at once are there at once.
      clock.runDue()
      return customerState(customers.find(record.id) ?? record)
    },
    state() {
      clock.runDue()
      return {
        now: clock.timestamp(),
        scenario: engine.scenario.name(),
        orders: orders.list().map((record) => orderState(record, engine)),
        customers: customers.list().map(customerState),
        requests: requests.save(),
      }
    },
  }
}

function orderState(record: OrderRecord, engine: Engine): ServiceState['orders'][number] {
  const { order, trail, url } = record
  return { ...order, trail, url, scenario: effectsOf(engine, record).scenario }
}

/**
 * Puts a scenario in force: for one order, or for all that has none of its own.
 * @throws ServiceError `validation_error` for a name that is not there, whatever the order; else
 * `order_not_found`
 */
function chooseScenario(engine: Engine, name: string, orderId?: string): void {
  const { customers, orders, scenario } = engine
  if (!isScenarioName(name)) {
    throw new ServiceError('validation_error', `name: must be one of ${scenarioNames.join(', ')}`)
  }
  if (orderId === undefined) {
    scenario.choose(name)
    for (const record of orders.list()) scheduleBuyer(engine, record)
    for (const customer of customers.list()) scheduleAccounts(engine, customer)
    return
  }
  const record = orders.find(orderId)
  if (!record) throw new ServiceError('order_not_found', 'There is no order with this id.')
  scheduleBuyer(engine, orders.put({ ...record, scenario: name }))
}
