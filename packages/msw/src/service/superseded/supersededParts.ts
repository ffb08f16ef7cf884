import { createUsedNonces, type UsedNonces } from './proof/verifySiwe.ts'
import { createSessionStore, type SessionStore } from './session/sessionStore.ts'
import { type AccountStore, createAccountStore } from './wallet/accountStore.ts'

/** What the superseded contract adds to what a service knows. */
export interface SupersededParts {
  readonly sessions: SessionStore
  readonly usedNonces: UsedNonces
  readonly walletAccounts: AccountStore
}

export function createSupersededParts(): SupersededParts {
  return {
    sessions: createSessionStore(),
    usedNonces: createUsedNonces(),
    walletAccounts: createAccountStore(),
  }
}
