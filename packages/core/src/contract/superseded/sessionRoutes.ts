import { keyedErrors } from '../errors.ts'
import { siweSession, tokenSession } from './session.ts'

/** What a session route may answer. (Interface: Authentication 4; assumption `superseded.errors`.) */
const errors = [
  ...keyedErrors,
  'invalid_wallet',
  'invalid_token',
  'token_expired',
  'session_required',
  'session_invalid',
  'wallet_token_mismatch',
  'unauthorized',
] as const

const session = {
  method: 'POST',
  key: true,
  cookies: true,
  repeatable: false,
  /** Both cookies are set; nothing else is read of the answer. */
  response: null,
  errors,
  assumes: {
    path: ['superseded.modalities'],
    input: ['superseded.proof', 'superseded.verification', 'superseded.renewal'],
    response: ['superseded.renewal'],
    errors: ['superseded.errors', 'superseded.statuses'],
  },
} as const

/** The wallet's session, carried by two cookies. (Interface: POST /v1/session/{address}/{modality}.) */
export const sessionRoutes = {
  /**
   * Sign in by an identity token of the wallet's identity provider, or renew the session. Both cookies are set. Without a proof the refresh cookie alone renews, whichever
   * way the wallet signed in.
   */
  'session.identityToken': {
    ...session,
    path: '/v1/session/{address}/identity-token',
    input: tokenSession,
  },
  /**
   * Sign in by an access token of the wallet's identity provider, or renew the session. Both cookies are set. Without a proof the refresh cookie alone renews, whichever
   * way the wallet signed in.
   */
  'session.accessToken': {
    ...session,
    path: '/v1/session/{address}/access-token',
    input: tokenSession,
  },
  /**
   * Sign in by an EIP-4361 message that the wallet has signed, or renew the session. Both cookies are set. Without a proof the refresh cookie alone renews, whichever
   * way the wallet signed in.
   */
  'session.siwe': { ...session, path: '/v1/session/{address}/siwe', input: siweSession },
} as const
