import type { KeyEnvironment, KnownCustomerStatus, VirtualAccount } from '@onramp-kit/core/contract'
import type { FieldErrors, StatusHistoryEntry, Tenant } from '../records.ts'
import { type StatefulMap, statefulMap } from '../stateful.ts'

/** A customer with the banking provider's private data. Records are immutable; a change puts a new one. */
export interface CustomerRecord {
  /** Part of the hosted pages' URLs. */
  readonly id: string
  readonly tenant: Tenant
  /** As registered. Compared ignoring case. */
  readonly wallet: string
  readonly country: string
  /** As registered. Compared ignoring case. */
  readonly email: string
  readonly status: KnownCustomerStatus
  /** Every status so far, the current one last. */
  readonly statusHistory: readonly StatusHistoryEntry<KnownCustomerStatus>[]
  /** The service's own base URL as the registering caller reached it. */
  readonly serviceUrl: string
  /** Secrets that open the hosted pages. Only their URLs contain them. */
  readonly pageTokens: { readonly terms: string; readonly identity: string }
  /** Id of the agreement signed on the terms page; `null` before. */
  readonly signedAgreementId: string | null
  /** The current review of the identity form. */
  readonly review: Review | null
  /** Errors of the last form. */
  readonly errors: FieldErrors
  readonly accounts: readonly VirtualAccount[]
}

/** The result of an identity review. */
export type Verdict = 'approved' | 'rejected'

interface Review {
  /** Distinguishes the review from a later one. */
  readonly id: string
  readonly verdict: Verdict
  /** True once the verdict is known. An approval may still wait for the terms. */
  readonly ended: boolean
}

/** The banking provider's customers, oldest first. */
export interface CustomerStore extends StatefulMap<CustomerRecord> {
  /** Finds a key's customer by wallet, ignoring case. */
  findByWallet(key: string, wallet: string): CustomerRecord | undefined
  /** Finds an environment's customer by email address, ignoring case. */
  findByEmail(environment: KeyEnvironment, email: string): CustomerRecord | undefined
}

export function createCustomerStore(): CustomerStore {
  const records = statefulMap<CustomerRecord>(({ id }) => id)
  // These indexes never go stale: a customer's wallet, key and email address do not change.
  const idsByWallet = new Map<string, string>()
  const idsByEmail = new Map<string, string>()
  const find = (id = '') => records.find(id)
  function put(record: CustomerRecord): CustomerRecord {
    const { email, id, tenant, wallet } = record
    idsByWallet.set(indexKey(tenant.key, wallet), id)
    idsByEmail.set(indexKey(tenant.environment, email), id)
    return records.put(record)
  }
  function reset(): void {
    records.reset()
    idsByWallet.clear()
    idsByEmail.clear()
  }
  return {
    ...records,
    put,
    findByWallet: (key, wallet) => find(idsByWallet.get(indexKey(key, wallet))),
    findByEmail: (environment, email) => find(idsByEmail.get(indexKey(environment, email))),
    load(saved) {
      reset()
      for (const record of saved) put(record)
    },
    reset,
  }
}

/** Builds an index key. @param scope the publishable key or the environment */
function indexKey(scope: string, text: string): string {
  return `${scope} ${text.toLowerCase()}`
}
