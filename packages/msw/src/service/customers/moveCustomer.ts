import type { KnownCustomerStatus } from '@onramp-kit/core/contract'
import { scheduleAccounts } from '../accounts/scheduleAccounts.ts'
import type { Engine } from '../engine.ts'
import { customerMoves } from './customerMoves.ts'
import type { CustomerRecord } from './customerRecord.ts'

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
