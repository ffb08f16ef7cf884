import { acceptTerms } from '../customers/acceptTerms.ts'
import { beginIdentity } from '../customers/beginIdentity.ts'
import { submitIdentity } from '../customers/submitIdentity.ts'
import type { Engine } from '../engine.ts'

/** The customer accepts the terms and hands in good papers, unless somebody has begun with them on the page. */
export function applicant({ customer_id }: { readonly customer_id: string }, engine: Engine): void {
  const record = engine.customers.find(customer_id)
  if (record?.status !== 'not_started') return
  submitIdentity(engine, beginIdentity(engine, acceptTerms(engine, record)), 'approved')
}
