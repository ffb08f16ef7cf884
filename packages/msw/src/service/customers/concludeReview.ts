import type { Engine } from '../engine.ts'
import type { CustomerRecord } from './customerRecord.ts'
import { moveCustomer } from './moveCustomer.ts'

/**
 * Lets a verdict that is out count. Nobody is approved without having accepted the terms: such a
 * customer stays under review until then.
 */
export function concludeReview(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { review, signedAgreementId } = record
  if (!review?.ended) return record
  if (review.verdict === 'rejected') return moveCustomer(engine, record, 'rejected')
  return signedAgreementId === null ? record : moveCustomer(engine, record, 'active')
}
