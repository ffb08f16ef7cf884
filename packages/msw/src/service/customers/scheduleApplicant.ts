import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import type { CustomerRecord } from './customerRecord.ts'

/** Has the customer apply by himself, in a scenario in which he does. */
export function scheduleApplicant(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { applicant } = effectsOf(engine)
  if (applicant)
    engine.clock.schedule(applicant.afterMs, { kind: 'applicant', customer_id: record.id })
  return record
}
