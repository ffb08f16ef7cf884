import {
  type Customer,
  customerStatuses,
  type KnownCustomerStatus,
  type VirtualAccount,
} from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../accounts/customers.ts'
import { customerPageUrl } from '../accounts/pageLinks.ts'
import { toCustomer, transitionCustomer } from '../accounts/status.ts'
import { equalsIgnoringCase } from '../card/orders.ts'
import type { Engine } from '../engine.ts'
import { checkKnown, ServiceError } from '../http/serviceError.ts'
import type { StatusHistoryEntry } from '../records.ts'

/** A customer as the contract shows one, with the details that only the banking provider sees. */
export interface CustomerState extends Customer {
  /** The key that registered the customer. Under another key the wallet is not registered. */
  readonly publishable_key: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Every status so far, the current one last. */
  readonly status_history: readonly StatusHistoryEntry<KnownCustomerStatus>[]
  readonly accounts: readonly VirtualAccount[]
  /** URL of the hosted terms page. */
  readonly terms_url: string
  /** URL of the hosted identity page. */
  readonly identity_url: string
}

export function customerState(record: CustomerRecord): CustomerState {
  const { accounts, country, serviceUrl, tenant, statusHistory } = record
  return {
    ...toCustomer(record),
    publishable_key: tenant.key,
    country,
    status_history: statusHistory,
    accounts,
    terms_url: customerPageUrl(serviceUrl, 'terms', record),
    identity_url: customerPageUrl(serviceUrl, 'identity', record),
  }
}

/**
 * Sets a customer's status as the banking provider would, bypassing pages, terms and review.
 * @param key the customer's key; required when several keys have registered the wallet
 * @returns the customer, unchanged when the status cannot follow the current one
 * @throws ServiceError `validation_error` for an unknown status or a missing key; `customer_not_registered`
 */
export function setCustomerStatus(
  engine: Engine,
  wallet: string,
  status: string,
  key?: string,
): CustomerRecord {
  checkKnown('status', status, customerStatuses)
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
      'publishable_key: is required, because several keys have registered this wallet',
    )
  }
  // Drops the pending review, so that a submitted form does not end it.
  if (record.status === 'under_review' && status === record.status) {
    return engine.customers.put({ ...record, review: null })
  }
  return transitionCustomer(engine, record, status)
}
