import type { Engine } from '../engine.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import type { EventOf } from '../scheduledEvent.ts'
import type { CustomerRecord, Verdict } from './customers.ts'
import { transitionCustomer } from './status.ts'

/** Accepts the terms. Accepting them again changes nothing. */
export function acceptTerms(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { customers, ids } = engine
  if (record.signedAgreementId !== null) return record
  return concludeReview(engine, customers.put({ ...record, signedAgreementId: ids.uuid() }))
}

/** Notes that the person has opened the identity form. */
export function beginIdentity(engine: Engine, record: CustomerRecord): CustomerRecord {
  return record.status === 'not_started' ? transitionCustomer(engine, record, 'incomplete') : record
}

/** Submits the identity form. The review takes `reviewAfterMs` and ends in the given verdict. */
export function submitIdentity(engine: Engine, record: CustomerRecord, verdict: Verdict): void {
  const { clock, ids, settings } = engine
  const id = ids.uuid()
  transitionCustomer(engine, { ...record, review: { id, verdict, ended: false } }, 'under_review')
  clock.schedule(settings.reviewAfterMs, {
    kind: 'endIdentityReview',
    customerId: record.id,
    reviewId: id,
  })
}

/** Ends an identity review, unless a later one or the control has replaced it. */
export function endIdentityReview(
  { customerId, reviewId }: EventOf<'endIdentityReview'>,
  engine: Engine,
): void {
  const { customers } = engine
  const record = customers.find(customerId)
  if (record?.review?.id !== reviewId) return
  const verdict = activeBehavior(engine).identity ?? record.review.verdict
  concludeReview(
    engine,
    customers.put({ ...record, review: { ...record.review, verdict, ended: true } }),
  )
}

/** Applies the verdict of a review that has ended. An approval waits until the terms are accepted. */
function concludeReview(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { review, signedAgreementId } = record
  if (!review?.ended) return record
  if (review.verdict === 'rejected') return transitionCustomer(engine, record, 'rejected')
  return signedAgreementId === null ? record : transitionCustomer(engine, record, 'active')
}

/** Schedules the simulated applicant, if the scenario has one. */
export function scheduleApplicant(engine: Engine, record: CustomerRecord): CustomerRecord {
  const { applicant } = activeBehavior(engine)
  if (applicant)
    engine.clock.schedule(applicant.afterMs, { kind: 'runApplicant', customerId: record.id })
  return record
}

/**
 * Performs the simulated applicant's actions by the scenario of that moment: accepts the terms and submits the form,
 * unless a person has opened the identity page.
 */
export function runApplicant({ customerId }: EventOf<'runApplicant'>, engine: Engine): void {
  const record = engine.customers.find(customerId)
  if (record?.status !== 'not_started' || !activeBehavior(engine).applicant) return
  submitIdentity(engine, beginIdentity(engine, acceptTerms(engine, record)), 'approved')
}
