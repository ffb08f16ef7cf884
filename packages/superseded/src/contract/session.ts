import { wallet } from '@onramp-kit/core/contract'
import { keyedErrors, nonEmpty, object, optional } from '@onramp-kit/core/internal'
import * as z from 'zod/mini'

/**
 * A token of the wallet's identity provider.
 * @example "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl"
 */
export const tokenProof = nonEmpty()

/**
 * An EIP-4361 message.
 * @example "shop.example wants you to sign in with your Ethereum account:\n0x52908400098527886E0F7030069857D2E4169EE7\n\n\nURI: https://shop.example\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-20T12:00:00Z"
 */
export const siweMessage = nonEmpty()

/**
 * The wallet's signature of the message, 65 bytes in hexadecimal.
 * @example "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c"
 */
export const siweSignature = nonEmpty()

/** A wallet with a token that proves it. Without one, the refresh cookie alone renews. (Assumption `superseded.proof`.) */
export const tokenSession = object({ address: wallet, proof: optional(tokenProof) })
export interface TokenSession extends z.infer<typeof tokenSession> {}

/**
 * A wallet with a signed message. Without both, the refresh cookie alone renews. (Assumption
 * `superseded.proof`.)
 */
export const siweSession = withRule(
  object({ address: wallet, message: optional(siweMessage), signature: optional(siweSignature) }),
  ({ issues, value: { message, signature } }) => {
    if ((message === undefined) !== (signature === undefined))
      issues.push({
        code: 'custom',
        input: signature,
        path: ['signature'],
        message: 'must be given with the message, and never alone',
      })
  },
)
export interface SiweSession extends z.infer<typeof siweSession> {}

/** A cookie of the session. */
export interface SessionCookie {
  readonly name: string
  readonly path: string
  /** In seconds. */
  readonly maxAge: number
}

/** The two cookies of a session. (Interface: Superseded contract, Limits 6.) */
export const sessionCookies = {
  session: { name: 'svc_session', path: '/', maxAge: 3600 },
  refresh: { name: 'svc_refresh', path: '/v1/session', maxAge: 2_592_000 },
} as const satisfies Readonly<Record<string, SessionCookie>>

/** Returns the attributes of a cookie in `Set-Cookie` syntax. */
export function cookieAttributes(cookie: SessionCookie): readonly string[] {
  return [
    `Path=${cookie.path}`,
    `Max-Age=${cookie.maxAge}`,
    'HttpOnly',
    'Secure',
    'SameSite=None',
    'Partitioned',
  ]
}

/** Seconds after which a session is renewed. (Interface: Superseded contract.) */
export const RENEW_AFTER_SECONDS = 3000

/** Error codes of a session route. (Interface: Authentication 4; assumption `superseded.errors`.) */
const errors = keyedErrors(
  'invalid_wallet',
  'invalid_token',
  'token_expired',
  'session_required',
  'session_invalid',
  'wallet_token_mismatch',
  'unauthorized',
)

const session = {
  method: 'POST',
  requiresKey: true,
  cookies: true,
  idempotent: false,
  /** The response sets both cookies; its body is not read. */
  response: null,
  errors,
  assumes: {
    path: ['superseded.modalities'],
    input: ['superseded.proof', 'superseded.verification', 'superseded.renewal'],
    response: ['superseded.renewal'],
    errors: ['superseded.errors', 'superseded.statuses'],
  },
} as const

/** The wallet's session, held by two cookies. (Interface: POST /v1/session/{address}/{modality}.) */
export const sessionRoutes = {
  /**
   * Sign in with an identity token of the wallet's identity provider, or renew the session. Sets both cookies. Without a proof the refresh cookie alone renews,
   * however the wallet signed in.
   */
  'session.identityToken': {
    ...session,
    path: '/v1/session/{address}/identity-token',
    input: tokenSession,
  },
  /**
   * Sign in with an access token of the wallet's identity provider, or renew the session. Sets both cookies. Without a proof the refresh cookie alone renews,
   * however the wallet signed in.
   */
  'session.accessToken': {
    ...session,
    path: '/v1/session/{address}/access-token',
    input: tokenSession,
  },
  /**
   * Sign in with an EIP-4361 message that the wallet has signed, or renew the session. Sets both cookies. Without a proof the refresh cookie alone renews,
   * however the wallet signed in.
   */
  'session.siwe': { ...session, path: '/v1/session/{address}/siwe', input: siweSession },
} as const

function withRule<Fields extends z.core.$ZodObject>(
  fields: Fields,
  rule: z.core.CheckFn<z.output<Fields>>,
): Fields {
  return z.clone(fields, { ...fields._zod.def, checks: [z.check(rule)] })
}
