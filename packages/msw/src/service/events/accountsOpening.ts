import { openAccounts } from '../accounts/openAccounts.ts'
import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'

/**
 * A customer's accounts are opened, unless the customer is active no more, or is kept waiting: then
 * the next scenario has it done.
 */
export function accountsOpening(
  { customer_id }: { readonly customer_id: string },
  engine: Engine,
): void {
  const record = engine.customers.find(customer_id)
  if (record?.status !== 'active' || effectsOf(engine).accounts === 'pending') return
  openAccounts(engine, record)
}
