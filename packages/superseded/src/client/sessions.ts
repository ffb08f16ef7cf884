import { InputError } from '@onramp-kit/core'
import { request } from '@onramp-kit/core/internal'
import type { WalletAddress } from '../contract/accounts.ts'
import type { SessionRouteId } from '../contract/routes.ts'
import type { SiweSession, TokenSession } from '../contract/session.ts'
import type { SupersededTransport } from './cookieMutex.ts'
import type { SessionManager, SessionStore } from './sessionManager.ts'

/**
 * Sign-in and session state. Scripts cannot read the two session cookies. Every method sends one request per call, and
 * rejects with an OnrampError.
 */
export interface SessionMethods extends SessionStore {
  /** Signs in with an identity token of the wallet's identity provider. (Interface: POST /v1/session/{address}/{modality}.) */
  identityToken(input: Required<TokenSession>): Promise<void>
  /** Signs in with an access token of the wallet's identity provider. */
  accessToken(input: Required<TokenSession>): Promise<void>
  /**
   * Signs in with an EIP-4361 message and the wallet's signature. The message names this page's domain and an unused nonce.
   * (Assumption `superseded.verification`.)
   *
   * @example
   * const message = createSiweMessage({ address, domain: location.host, uri: location.origin, … })
   * await onramp.session.siwe({ address, message, signature: await signMessage(message) })
   */
  siwe(input: Required<SiweSession>): Promise<void>
  /**
   * Renews the session by the refresh cookie alone. Calls renew automatically; use it after a reload to check whether the
   * wallet is still signed in.
   */
  renew(input: WalletAddress): Promise<void>
}

export function createSessions(
  transport: SupersededTransport,
  manager: SessionManager,
): SessionMethods {
  const { getSnapshot, subscribe } = manager

  /** Without a proof, the same request would only renew. */
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
    await manager.open(input.address, route, () => request(transport, route, input))
  }

  return {
    subscribe,
    getSnapshot,
    identityToken: (input) => signIn('session.identityToken', input, 'proof'),
    accessToken: (input) => signIn('session.accessToken', input, 'proof'),
    siwe: (input) => signIn('session.siwe', input, 'message', 'signature'),
    renew: ({ address }) => manager.renew(address),
  }
}
