import { openAccounts } from '../accounts/openAccounts.ts'
import type { Engine } from '../engine.ts'

/** A customer's accounts are opened, unless the customer is active no more. */
export function accountsOpening(
  { customer_id }: { readonly customer_id: string },
  engine: Engine,
): void {
  const record = engine.customers.find(customer_id)
  if (record?.status === 'active') openAccounts(engine, record)
}
