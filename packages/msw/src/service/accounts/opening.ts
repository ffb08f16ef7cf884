import type { Currency } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { Operation } from '../operation.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import type { EventOf } from '../scheduledEvent.ts'
import { bankDetails } from './bankDetails.ts'
import type { CustomerRecord } from './customers.ts'

/** GET /v1/virtual-accounts. A wallet that is not registered has no accounts. (Assumption `accounts.errors`.) */
export const listAccounts: Operation<'virtualAccounts.list'> = ({ input, tenant }, engine) => {
  const data = engine.customers.findByWallet(tenant.key, input.wallet)?.accounts ?? []
  return { count: data.length, data: [...data] }
}

/** Schedules the opening of an active customer's accounts. */
export function scheduleAccounts(
  { clock, settings }: Engine,
  { id, status }: CustomerRecord,
): void {
  if (status !== 'active') return
  clock.schedule(settings.accounts.afterMs, { kind: 'openAccounts', customerId: id })
}

/**
 * Opens the accounts that a customer lacks, one per currency. Does nothing for a customer who is not active, or while the
 * scenario withholds them. (Interface: Limits 5; assumption `accounts.opening`.)
 */
export function openAccounts({ customerId }: EventOf<'openAccounts'>, engine: Engine): void {
  const { customers, ids, settings } = engine
  const record = customers.find(customerId)
  if (record?.status !== 'active' || activeBehavior(engine).accounts === 'pending') return
  const { chain, currencies, token } = settings.accounts
  const open = (currency: Currency) => ({
    id: ids.uuid(),
    chain,
    currency,
    destination_token: token,
    source_deposit_instructions: bankDetails[currency](ids),
  })
  const missing = currencies.filter((each) =>
    record.accounts.every(({ currency }) => currency !== each),
  )
  customers.put({ ...record, accounts: [...record.accounts, ...missing.map(open)] })
}
