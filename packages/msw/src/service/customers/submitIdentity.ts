import type { Engine } from '../engine.ts'
import type { CustomerRecord } from './customerRecord.ts'
import { moveCustomer } from './moveCustomer.ts'
import type { Verdict } from './review.ts'

/** The papers are in: they are reviewed for `reviewAfterMs`, with a verdict that is known beforehand. */
export function submitIdentity(engine: Engine, record: CustomerRecord, verdict: Verdict): void {
  const { clock, ids, settings } = engine
  const id = ids.uuid()
  moveCustomer(engine, { ...record, review: { id, verdict, ended: false } }, 'under_review')
  clock.schedule(settings.reviewAfterMs, {
    kind: 'reviewEnd',
    customer_id: record.id,
    review_id: id,
  })
}
