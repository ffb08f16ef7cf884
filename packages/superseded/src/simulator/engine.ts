import type { Engine } from '@onramp-kit/msw/internal'
import { createUsedNonces, type UsedNonces } from './proof/usedNonces.ts'
import { createSessionStore, type SessionStore } from './session/sessionStore.ts'
import type { SupersededSettings } from './settings.ts'
import { type AccountStore, createAccountStore } from './wallet/accountStore.ts'

/** The engine of a service, with what the superseded contract adds. */
export interface SupersededEngine extends Engine, SupersededParts {
  readonly superseded: SupersededSettings
}

/** The parts that the superseded contract adds to the engine. */
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
