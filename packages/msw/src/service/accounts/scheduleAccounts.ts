import type { CustomerRecord } from '../customers/customerRecord.ts'
import type { Engine } from '../engine.ts'

/** Has the accounts of an active customer opened, as long after as the options say. */
export function scheduleAccounts(
  { clock, settings }: Pick<Engine, 'clock' | 'settings'>,
  { id, status }: CustomerRecord,
): void {
  if (status !== 'active') return
  clock.schedule(settings.accounts.afterMs, { kind: 'accountsOpening', customer_id: id })
}
