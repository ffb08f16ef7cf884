import type { Customer, KnownCustomerStatus, WalletInput } from '@onramp-kit/core/contract'
import type { Engine, Operation, Tenant } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { CustomerRecord } from './customers.ts'
import { scheduleAccounts } from './opening.ts'

/** The status poll. (Assumption `accounts.status`.) */
export const customerStatus: Operation<'virtualAccounts.status'> = (call, engine) =>
  toResponse(customerOf(call, engine))

interface CustomerCall {
  readonly tenant: Tenant
  readonly input: WalletInput
  refusal(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * The customer a call asks about.
 * @throws ServiceError `customer_not_registered`, also for one of another key
 */
export function customerOf(call: CustomerCall, { customers }: Engine): CustomerRecord {
  const record = customers.ofWallet(call.tenant.key, call.input.wallet)
  if (record) return record
  throw call.refusal('customer_not_registered', 'wallet: is not registered. Register it first.')
}

/** A customer as the contract shows one. */
export function toResponse({ wallet, status, signedAgreementId }: CustomerRecord): Customer {
  return { wallet, status, has_accepted_terms_of_service: signedAgreementId !== null }
}

/**
 * Takes a customer to a status, and whoever becomes active on to the accounts.
 * @returns the customer after it, the same one when there is no such move
 */
export function moveCustomer(
  engine: Engine,
  record: CustomerRecord,
  status: KnownCustomerStatus,
): CustomerRecord {
  if (!customerMoves[record.status].includes(status)) return record
  const moved = engine.customers.put({
    ...record,
    status,
    trail: [...record.trail, { status, at: engine.clock.timestamp() }],
    // Elsewhere there is nothing under review.
    review: status === 'under_review' ? record.review : null,
    errors: {},
  })
  scheduleAccounts(engine, moved)
  return moved
}

/**
 * Where a customer may be taken from each status; what is not listed changes nothing. The hosted
 * pages and the review only ever go forward, and stop at a decision; a decision is looked at again
 * by the control alone. (Interface: Customer status; assumption `accounts.status`.)
 */
const customerMoves: Readonly<Record<KnownCustomerStatus, readonly KnownCustomerStatus[]>> = {
  not_started: ['incomplete', 'under_review', 'active', 'rejected'],
  incomplete: ['under_review', 'active', 'rejected'],
  under_review: ['incomplete', 'active', 'rejected'],
  active: ['incomplete', 'under_review', 'rejected'],
  rejected: ['incomplete', 'under_review', 'active'],
}
