import type { Engine } from '@onramp-kit/msw/internal'
import { createUsedNonces } from './proof/usedNonces.ts'
import { createSessionStore } from './session/sessionStore.ts'
import type { SupersededSettings } from './settings.ts'
import { createAccountStore } from './wallet/accountStore.ts'

/** The engine of a service, with what the superseded contract adds. */
export interface SupersededEngine extends Engine, ReturnType<typeof createSupersededParts> {
  readonly superseded: SupersededSettings
}

/** Creates the parts that the superseded contract adds to the engine. */
export function createSupersededParts() {
  return {
    sessions: createSessionStore(),
    usedNonces: createUsedNonces(),
    walletAccounts: createAccountStore(),
  }
}
