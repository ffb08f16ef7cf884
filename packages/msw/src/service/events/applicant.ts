import { acceptTerms } from '../customers/acceptTerms.ts'
import { beginIdentity } from '../customers/beginIdentity.ts'
import { submitIdentity } from '../customers/submitIdentity.ts'
import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'

/**
 * The customer accepts the terms and hands in good papers, if the scenario that is in force by then
 * has it so, and nobody has begun with them on the page.
 */
export function applicant({ customer_id }: { readonly customer_id: string }, engine: Engine): void {
  const record = engine.customers.find(customer_id)
  if (record?.status !== 'not_started' || !effectsOf(engine).applicant) return
  submitIdentity(engine, beginIdentity(engine, acceptTerms(engine, record)), 'approved')
}
