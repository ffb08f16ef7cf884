import type { KeyEnvironment, KnownCustomerStatus, VirtualAccount } from '@onramp-kit/core/contract'
import type { Stateful, Tenant, TrailEntry } from '../engine.ts'
import type { FieldErrors } from '../http/body.ts'

/** What the banking provider keeps of one customer. Records are replaced, never changed. */
export interface CustomerRecord {
  /** Part of the hosted pages' addresses. */
  readonly id: string
  readonly tenant: Tenant
  /** As it was registered; compared without its case. */
  readonly wallet: string
  readonly country: string
  /** As it was registered; compared without its case. */
  readonly email: string
  readonly status: KnownCustomerStatus
  /** Every status the customer has had, the present one last. */
  readonly trail: readonly TrailEntry<KnownCustomerStatus>[]
  /** Where the service was found by whoever registered the wallet. */
  readonly serviceUrl: string
  /** What each hosted page is opened with. Nothing else holds it. */
  readonly sessions: { readonly terms: string; readonly identity: string }
  /** The agreement that was signed on the terms page. */
  readonly signedAgreementId: string | null
  /** Of the identity form sent last. */
  readonly review: Review | null
  /** What was wrong with the identity form sent last. */
  readonly errors: FieldErrors
  readonly accounts: readonly VirtualAccount[]
}

/** What comes of a look at somebody's papers. */
export type Verdict = 'approved' | 'rejected'

/** A review by the provider. */
interface Review {
  /** Tells it from one that was overtaken by a later one. */
  readonly id: string
  readonly verdict: Verdict
  /** Whether the verdict is out. An approval that is out may still wait for the terms. */
  readonly ended: boolean
}

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
