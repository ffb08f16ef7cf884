import type { WalletAddress } from '../contract/superseded/accounts.ts'
import type { SessionRouteId } from '../contract/superseded/routes.ts'
import type { SiweSession, TokenSession } from '../contract/superseded/session.ts'
import { InputError } from '../errors/usageErrors.ts'
import { createSignal, type Subscribable } from '../platform/signal.ts'
import { request } from '../transport/request.ts'
import type { SupersededTransport } from './cookieTurns.ts'
import type { SessionManager } from './keeper.ts'

/**
 * Signing in, and what is known of the session. Its two cookies are the browser's alone: nothing of it is readable to
 * script. Every method rejects with an OnrampError; each sends once, whatever happens.
 */
export interface SessionMethods extends SessionStore {
  /** Signs in by an identity token of the wallet's identity provider. (Interface: POST /v1/session/{address}/{modality}.) */
  identityToken(input: Required<TokenSession>): Promise<void>
  /** Signs in by an access token of the wallet's identity provider. */
  accessToken(input: Required<TokenSession>): Promise<void>
  /**
   * Signs in by an EIP-4361 message and the wallet's signature of it. The message names this page's domain and a nonce
   * that was never used. (Assumption `superseded.verification`.)
   *
   * @example
   * const message = createSiweMessage({ address, domain: location.host, uri: location.origin, … })
   * await onramp.session.siwe({ address, message, signature: await signMessage(message) })
   */
  siwe(input: Required<SiweSession>): Promise<void>
  /**
   * Renews by the refresh cookie alone. Calls do this by themselves; call it after a reload to learn whether the wallet
   * is still signed in.
   */
  renew(input: WalletAddress): Promise<void>
}

export function createSessions(
  transport: SupersededTransport,
  keeper: SessionManager,
): SessionMethods {
  const { getSnapshot, subscribe } = keeper

  /** Without its proof, the same request would only renew. */
  async function signIn<Input extends WalletAddress>(
    route: SessionRouteId,
    input: Input,
    ...proof: readonly (keyof Input & string)[]
  ): Promise<void> {
    const missing = proof.filter((field) => input[field] === undefined)
    if (missing.length > 0)
      throw new InputError(
        route,
        missing.map((field) => ({ field, reason: 'must be given' })),
      )
    await keeper.open(input.address, route, () => request(transport, route, input))
  }

  return {
    subscribe,
    getSnapshot,
    identityToken: (input) => signIn('session.identityToken', input, 'proof'),
    accessToken: (input) => signIn('session.accessToken', input, 'proof'),
    siwe: (input) => signIn('session.siwe', input, 'message', 'signature'),
    renew: ({ address }) => keeper.renew(address),
  }
}

/**
 * What is known of the session. Its cookies can't be read by script, so a page that was just loaded knows nothing:
 * `unknown`. `open` after a sign-in, a renewal or a call that went through; `closed` once the service says that there is
 * none, until the wallet signs in again.
 */
export type SessionState = 'unknown' | 'open' | 'closed'

/** A store of one value, as `useSyncExternalStore` of React takes it. */
export interface SessionStore extends Subscribable {
  readonly getSnapshot: () => SessionState
}

export function createSessionState(): SessionStore & { set(next: SessionState): void } {
  const changes = createSignal()
  let state: SessionState = 'unknown'
  return {
    subscribe: changes.subscribe,
    getSnapshot: () => state,
    set(next) {
      if (next === state) return
      state = next
      changes.emit()
    },
  }
}
