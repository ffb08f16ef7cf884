import type { KeyEnvironment } from '@onramp-kit/core/contract'
import type { Stateful } from '../stateful.ts'
import type { CustomerRecord } from './customerRecord.ts'

/** The banking provider's customers, in the order they were registered. */
export interface CustomerStore extends Stateful<readonly CustomerRecord[]> {
  /** Adds a record, or takes it in place of the one with the same id. */
  put(record: CustomerRecord): CustomerRecord
  find(id: string): CustomerRecord | undefined
  /** The customer that a wallet, written in any case, is under a key. */
  ofWallet(key: string, wallet: string): CustomerRecord | undefined
  /** The customer of an environment that an e-mail address, written in any case, belongs to. */
  ofEmail(environment: KeyEnvironment, email: string): CustomerRecord | undefined
  list(): readonly CustomerRecord[]
}

export function createCustomerStore(): CustomerStore {
  const records = new Map<string, CustomerRecord>()
  // Wallet, key and e-mail address of a customer never change.
  const idsByWallet = new Map<string, string>()
  const idsByEmail = new Map<string, string>()
  const list = () => [...records.values()]
  const find = (id: string | undefined) => (id === undefined ? undefined : records.get(id))
  function put(record: CustomerRecord): CustomerRecord {
    const { email, id, tenant, wallet } = record
    records.set(id, record)
    idsByWallet.set(caseless(tenant.key, wallet), id)
    idsByEmail.set(caseless(tenant.environment, email), id)
    return record
  }
  function reset(): void {
    for (const index of [records, idsByWallet, idsByEmail]) index.clear()
  }
  return {
    put,
    find,
    ofWallet: (key, wallet) => find(idsByWallet.get(caseless(key, wallet))),
    ofEmail: (environment, email) => find(idsByEmail.get(caseless(environment, email))),
    list,
    save: list,
    load(saved) {
      reset()
      for (const record of saved) put(record)
    },
    reset,
  }
}

/** What a customer is found by: a text in any case, in its realm. */
function caseless(realm: string, text: string): string {
  return `${realm} ${text.toLowerCase()}`
}
