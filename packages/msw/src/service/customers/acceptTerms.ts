import type { Engine } from '../engine.ts'
import { concludeReview } from './concludeReview.ts'
import type { CustomerRecord } from './customerRecord.ts'

/** The terms were accepted. To accept them again changes nothing. */
export function acceptTerms(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { customers, ids } = engine
  if (record.signedAgreementId !== null) return record
  return concludeReview(engine, customers.put({ ...record, signedAgreementId: ids.uuid() }))
}
