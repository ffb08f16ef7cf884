import {
  type Customer,
  customerStatuses,
  type KnownCustomerStatus,
  type VirtualAccount,
} from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../accounts/customers.ts'
import { customerPageUrl } from '../accounts/pageLinks.ts'
import { moveCustomer, toResponse } from '../accounts/status.ts'
import { equalsIgnoringCase } from '../card/orders.ts'
import type { Engine, TrailEntry } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'

/** A customer as the contract shows one, and what only the provider sees. */
export interface CustomerState extends Customer {
  /** The key it was registered with; under another key the wallet is no customer. */
  readonly publishable_key: string
  readonly country: string
  /** The statuses it has had, the present one last. */
  readonly trail: readonly TrailEntry<KnownCustomerStatus>[]
  readonly accounts: readonly VirtualAccount[]
  /** The hosted pages' addresses. */
  readonly terms_url: string
  readonly identity_url: string
}

export function customerState(record: CustomerRecord): CustomerState {
  const { accounts, country, serviceUrl, tenant, trail } = record
  return {
    ...toResponse(record),
    publishable_key: tenant.key,
    country,
    trail,
    accounts,
    terms_url: customerPageUrl(serviceUrl, 'terms', record),
    identity_url: customerPageUrl(serviceUrl, 'identity', record),
  }
}

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
