import { openAccounts } from '../accounts/openAccounts.ts'
import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'

/** How long until a provider who keeps a customer waiting is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** A customer's accounts are opened, now or later, unless the customer is active no more. */
export function accountsOpening(
  { customer_id }: { readonly customer_id: string },
  engine: Engine,
): void {
  const record = engine.customers.find(customer_id)
  if (record?.status !== 'active') return
  if (effectsOf(engine).accounts === 'pending')
    engine.clock.schedule(LOOK_AGAIN_MS, { kind: 'accountsOpening', customer_id })
  else openAccounts(engine, record)
}
