import { customerStatuses, type KnownCustomerStatus } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { equalsIgnoringCase } from '../equalsIgnoringCase.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { CustomerRecord } from './customerRecord.ts'
import { moveCustomer } from './moveCustomer.ts'

/**
 * What the provider's own hand does to a customer, past pages, terms and review.
 * @param key whose customer; only a wallet of one customer goes without
 * @returns the customer after it, the same one when there is no such move
 * @throws ServiceError `validation_error` for a status the interface does not list, whatever the
 * wallet, or when it is open whose customer is meant; else `customer_not_registered`
 */
export function setCustomerStatus(
  engine: Engine,
  wallet: string,
  status: string,
  key?: string,
): CustomerRecord {
  if (!isKnownStatus(status)) {
    const known = Object.keys(customerStatuses).join(', ')
    throw new ServiceError('validation_error', `status: must be one of ${known}`)
  }
  const [record, ...others] = engine.customers
    .list()
    .filter(
      (customer) =>
        equalsIgnoringCase(customer.wallet, wallet) &&
        (key === undefined || customer.tenant.key === key),
    )
  if (!record) {
    throw new ServiceError('customer_not_registered', 'There is no customer with this wallet.')
  }
  if (others.length > 0) {
    throw new ServiceError(
      'validation_error',
      'publishable_key: is required, for several keys have registered this wallet',
    )
  }
  // Who is under review by the control stays there, whatever a form that was sent would come to.
  if (record.status === 'under_review' && status === record.status) {
    return engine.customers.put({ ...record, review: null })
  }
  return moveCustomer(engine, record, status)
}

function isKnownStatus(status: string): status is KnownCustomerStatus {
  return Object.hasOwn(customerStatuses, status)
}
