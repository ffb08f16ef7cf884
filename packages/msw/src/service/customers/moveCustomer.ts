import type { KnownCustomerStatus } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { customerMoves } from './customerMoves.ts'
import type { CustomerRecord } from './customerRecord.ts'

/**
 * Takes a customer to a status, and whoever becomes active on to the accounts.
 * @returns the customer after it, the same one when there is no such move
 */
export function moveCustomer(
  { clock, customers, settings }: Engine,
  record: CustomerRecord,
  status: KnownCustomerStatus,
): CustomerRecord {
  if (!customerMoves[record.status].includes(status)) return record
  if (status === 'active') {
    clock.schedule(settings.accounts.afterMs, { kind: 'accountsOpening', customer_id: record.id })
  }
  return customers.put({
    ...record,
    status,
    trail: [...record.trail, { status, at: clock.timestamp() }],
    // Elsewhere there is nothing under review.
    review: status === 'under_review' ? record.review : null,
    errors: {},
  })
}
