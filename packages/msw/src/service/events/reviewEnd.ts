import { concludeReview } from '../customers/concludeReview.ts'
import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'

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
