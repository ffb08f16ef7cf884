import { keyedErrors } from '../keyedErrors.ts'
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

/** Signing in by each of the three modalities, and renewing by any. (Interface: POST /v1/session/{address}/{modality}.) */
export const sessionRoutes = {
  'session.identityToken': {
    ...session,
    path: '/v1/session/{address}/identity-token',
    input: tokenSession,
  },
  'session.accessToken': {
    ...session,
    path: '/v1/session/{address}/access-token',
    input: tokenSession,
  },
  'session.siwe': { ...session, path: '/v1/session/{address}/siwe', input: siweSession },
} as const
