import type { Engine } from '../engine.ts'
import type { CustomerRecord } from './customerRecord.ts'
import { moveCustomer } from './moveCustomer.ts'

/** The person opened the identity form, and from now on owes it. */
export function beginIdentity(engine: Engine, record: CustomerRecord): CustomerRecord {
  return record.status === 'not_started' ? moveCustomer(engine, record, 'incomplete') : record
}
