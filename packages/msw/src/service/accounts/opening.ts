import type { Currency } from '@onramp-kit/core/contract'
import type { Engine, Operation } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import { bankDetails } from './bankDetails.ts'
import type { CustomerRecord } from './customers.ts'

/** GET /v1/virtual-accounts. A wallet that is not registered has none. (Assumption `accounts.errors`.) */
export const listAccounts: Operation<'virtualAccounts.list'> = ({ input, tenant }, engine) => {
  const data = engine.customers.ofWallet(tenant.key, input.wallet)?.accounts ?? []
  return { count: data.length, data: [...data] }
}

/**
 * Opens a customer's accounts: one for each currency, however often it is asked for. (Interface:
 * Limits 5; assumption `accounts.opening`.)
 */
function openAccounts({ customers, ids, settings }: Engine, record: CustomerRecord): void {
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

/** Has the accounts of an active customer opened, as long after as the options say. */
export function scheduleAccounts(
  { clock, settings }: Pick<Engine, 'clock' | 'settings'>,
  { id, status }: CustomerRecord,
): void {
  if (status !== 'active') return
  clock.schedule(settings.accounts.afterMs, { kind: 'accountsOpening', customer_id: id })
}

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
