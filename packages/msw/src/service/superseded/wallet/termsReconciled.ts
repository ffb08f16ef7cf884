import { acceptTerms } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'

/** What a wallet acknowledged has become what is read. */
export function termsReconciled(
  { customer_id: id }: { readonly customer_id: string },
  engine: Engine,
): void {
  const record = engine.customers.find(id)
  if (record) acceptTerms(engine, record)
}
