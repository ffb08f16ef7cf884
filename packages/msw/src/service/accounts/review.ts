import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import type { CustomerRecord, Verdict } from './customers.ts'
import { moveCustomer } from './status.ts'

/** The terms were accepted. To accept them again changes nothing. */
export function acceptTerms(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { customers, ids } = engine
  if (record.signedAgreementId !== null) return record
  return concludeReview(engine, customers.put({ ...record, signedAgreementId: ids.uuid() }))
}

/** The person opened the identity form, and from now on owes it. */
export function beginIdentity(engine: Engine, record: CustomerRecord): CustomerRecord {
  return record.status === 'not_started' ? moveCustomer(engine, record, 'incomplete') : record
}

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

/** The banking provider's review of a customer comes to its end, unless the customer has moved on. */
export function reviewEnd(
  { customer_id, review_id }: { readonly customer_id: string; readonly review_id: string },
  engine: Engine,
): void {
  const { customers } = engine
  const record = customers.find(customer_id)
  if (record?.review?.id !== review_id) return
  const verdict = effectsOf(engine).identity ?? record.review.verdict
  concludeReview(
    engine,
    customers.put({ ...record, review: { ...record.review, verdict, ended: true } }),
  )
}

/**
 * Lets a verdict that is out count. Nobody is approved without having accepted the terms: such a
 * customer stays under review until then.
 */
function concludeReview(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { review, signedAgreementId } = record
  if (!review?.ended) return record
  if (review.verdict === 'rejected') return moveCustomer(engine, record, 'rejected')
  return signedAgreementId === null ? record : moveCustomer(engine, record, 'active')
}

/** Has the customer apply by himself, in a scenario in which he does. */
export function scheduleApplicant(engine: Engine, record: CustomerRecord): CustomerRecord {
  const effect = effectsOf(engine).applicant
  if (effect) engine.clock.schedule(effect.afterMs, { kind: 'applicant', customer_id: record.id })
  return record
}

/**
 * The customer accepts the terms and hands in good papers, if the scenario that is in force by then
 * has it so, and nobody has begun with them on the page.
 */
export function applicant({ customer_id }: { readonly customer_id: string }, engine: Engine): void {
  const record = engine.customers.find(customer_id)
  if (record?.status !== 'not_started' || !effectsOf(engine).applicant) return
  submitIdentity(engine, beginIdentity(engine, acceptTerms(engine, record)), 'approved')
}
