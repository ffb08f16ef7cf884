import { scenarioNames } from '../../scenarios/scenarios.ts'
import { scheduleAccounts } from '../accounts/scheduleAccounts.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import { scheduleBuyer } from '../orders/scheduleBuyer.ts'
import { isScenarioName } from './effects.ts'

/**
 * Puts a scenario in force: for one order, or for all that has none of its own.
 * @throws ServiceError `validation_error` for a name that is not there, whatever the order; else
 * `order_not_found`
 */
export function chooseScenario(engine: Engine, name: string, orderId?: string): void {
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
