import type { Customer, KnownCustomerStatus, WalletInput } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { Operation } from '../operation.ts'
import type { Tenant } from '../records.ts'
import type { CustomerRecord } from './customers.ts'
import { scheduleAccounts } from './opening.ts'

/** The customer's status, which clients poll. (Assumption `accounts.status`.) */
export const customerStatus: Operation<'virtualAccounts.status'> = (call, engine) =>
  toCustomer(customerOf(call, engine))

interface CustomerCall {
  readonly tenant: Tenant
  readonly input: WalletInput
  error(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * Finds the customer of a call's wallet and key.
 * @throws ServiceError `customer_not_registered`
 */
export function customerOf(call: CustomerCall, { customers }: Engine): CustomerRecord {
  const record = customers.findByWallet(call.tenant.key, call.input.wallet)
  if (record) return record
  throw call.error('customer_not_registered', 'wallet: is not registered. Register it first.')
}

/** Converts a record to a customer as the contract shows one. */
export function toCustomer({ wallet, status, signedAgreementId }: CustomerRecord): Customer {
  return { wallet, status, has_accepted_terms_of_service: signedAgreementId !== null }
}

/**
 * Moves a customer to a status. Schedules the accounts of one who becomes active.
 * @returns the customer, unchanged when the status cannot follow the current one
 */
export function transitionCustomer(
  engine: Engine,
  record: CustomerRecord,
  status: KnownCustomerStatus,
): CustomerRecord {
  if (!customerTransitions[record.status].includes(status)) return record
  const moved = engine.customers.put({
    ...record,
    status,
    statusHistory: [...record.statusHistory, { status, at: engine.clock.timestamp() }],
    review: status === 'under_review' ? record.review : null,
    errors: {},
  })
  scheduleAccounts(engine, moved)
  return moved
}

/**
 * The statuses that may follow each status. Pages and reviews only move forward and stop at a decision; only the control
 * reopens one. (Interface: Customer status; assumption `accounts.status`.)
 */
const customerTransitions: Readonly<Record<KnownCustomerStatus, readonly KnownCustomerStatus[]>> = {
  not_started: ['incomplete', 'under_review', 'active', 'rejected'],
  incomplete: ['under_review', 'active', 'rejected'],
  under_review: ['incomplete', 'active', 'rejected'],
  active: ['incomplete', 'under_review', 'rejected'],
  rejected: ['incomplete', 'under_review', 'active'],
}
