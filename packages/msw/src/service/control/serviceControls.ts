import type {
  CardOrder,
  CustomerStatus,
  KnownOrderStatus,
  OrderStatus,
} from '@onramp-kit/core/contract'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import { scheduleAccounts } from '../accounts/opening.ts'
import type { RequestCounts } from '../api/requestCounter.ts'
import { applyCallback } from '../card/callbacks.ts'
import { type OrderRecord, requireOrder } from '../card/orders.ts'
import { scheduleBuyer } from '../card/payment.ts'
import type { Engine } from '../engine.ts'
import { checkKnown } from '../http/serviceError.ts'
import type { StatusHistoryEntry } from '../records.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import type { Stateful } from '../stateful.ts'
import { type CustomerState, customerState, setCustomerStatus } from './customers.ts'

/** The visible state of a service, as `GET /_simulator/state` shows it too. */
export interface ServiceState {
  /** Date-time of the virtual clock. */
  readonly now: string
  /** The current scenario, which applies to every order without its own. */
  readonly scenario: ScenarioName
  /** Every order, oldest first. */
  readonly orders: readonly OrderState[]
  /** Every customer of the banking provider, oldest first. */
  readonly customers: readonly CustomerState[]
  /** Number of requests by route, including those that ended in an error. */
  readonly requests: RequestCounts
}

/** An order as the contract shows one, with the details that only the payment rail sees. */
export interface OrderState extends CardOrder {
  /** Every status so far, the current one last. */
  readonly status_history: readonly StatusHistoryEntry<KnownOrderStatus>[]
  /** URL of the hosted payment page. */
  readonly url: string
  /** The scenario that applies to the order: its own or the service's. */
  readonly scenario: ScenarioName
}

/** The controls of the simulation, in this process and as endpoints under `/_simulator`. */
export interface ServiceControls {
  /**
   * Deletes orders, customers, idempotency keys, request counts, rate limits and scheduled events. Clock, ids and scenario
   * return to their initial values.
   */
  readonly reset: () => void
  /**
   * Moves the virtual clock forward and performs what becomes due.
   * @param ms milliseconds, an integer of 0 or more
   * @throws ServiceError `validation_error` for any other number
   */
  readonly advance: (ms: number) => void
  /**
   * Sends a callback of the payment rail. One that the order's status does not allow changes nothing.
   * @returns the order afterwards
   * @throws ServiceError `order_not_found`, or `validation_error` for an unknown status
   */
  readonly callback: (orderId: string, status: OrderStatus) => CardOrder
  /**
   * Selects a scenario until the next reset: for one order, or for every order without its own. The actions of a
   * simulated buyer are counted from this call.
   * @throws ServiceError `validation_error` for an unknown name, or `order_not_found`
   */
  readonly scenario: (name: ScenarioName, orderId?: string) => void
  /**
   * Sets a customer's status as the banking provider would, with or without accepted terms. The customer keeps it, even
   * `under_review`, until the person acts or the next call. A status that cannot follow the current one, such as
   * `not_started`, changes nothing.
   * @param publishableKey required when several keys have registered the wallet
   * @returns the customer afterwards
   * @throws ServiceError `customer_not_registered`, or `validation_error` for an unknown status or a missing key
   */
  readonly customerStatus: (
    wallet: string,
    status: CustomerStatus,
    publishableKey?: string,
  ) => CustomerState
  /** Returns a copy of the visible state. */
  readonly state: () => ServiceState
}

/** Creates the controls of an engine. @param state the state of all its parts */
export function createControls(
  engine: Engine,
  state: Pick<Stateful<unknown>, 'reset'>,
): ServiceControls {
  const { clock, customers, orders, requests } = engine
  return {
    reset: () => state.reset(),
    advance: (ms) => clock.advance(ms),
    // A test may pass the id of an order that does not exist yet.
    callback(orderId: string | undefined, status) {
      clock.runDue()
      return copy(applyCallback(engine, orderId ?? '', status).order)
    },
    scenario(name, orderId) {
      clock.runDue()
      selectScenario(engine, name, orderId)
    },
    customerStatus(wallet: string | undefined, status, publishableKey) {
      clock.runDue()
      const record = setCustomerStatus(engine, wallet ?? '', status, publishableKey)
      // Opens accounts that have no delay.
      clock.runDue()
      return copy(customerState(customers.find(record.id) ?? record))
    },
    state() {
      clock.runDue()
      return copy({
        now: clock.timestamp(),
        scenario: engine.scenario.name(),
        orders: orders.list().map((record) => orderState(record, engine)),
        customers: customers.list().map(customerState),
        requests: requests.save(),
      })
    },
  }
}

/** Copies JSON data, which a test may sort or redact. Not `structuredClone`, whose objects belong to another realm in Jest. */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

function orderState(record: OrderRecord, engine: Engine): OrderState {
  const { order, statusHistory, url } = record
  return {
    ...order,
    status_history: statusHistory,
    url,
    scenario: activeBehavior(engine, record).scenario,
  }
}

function selectScenario(engine: Engine, name: ScenarioName, orderId?: string): void {
  const { customers, orders, scenario, settings } = engine
  checkKnown('name', name, settings.scenarios)
  if (orderId === undefined) {
    scenario.choose(name)
    for (const record of orders.list())
      if (record.scenario === undefined) scheduleBuyer(engine, record)
    for (const customer of customers.list()) scheduleAccounts(engine, customer)
    return
  }
  const record = requireOrder(orders, orderId)
  scheduleBuyer(engine, orders.put({ ...record, scenario: name }))
}
