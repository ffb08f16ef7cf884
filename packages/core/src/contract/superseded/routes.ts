import { hostedLink } from '../accounts.ts'
import { keyedErrors } from '../errors.ts'
import type { Route } from '../route.ts'
import {
  accountInput,
  walletAccount,
  walletAddress,
  walletCustomer,
  walletRegistration,
} from './accounts.ts'
import type { SupersededAssumptionId } from './assumptions.ts'
import type { SupersededErrorCode } from './errors.ts'
import { siweSession, tokenSession } from './session.ts'

/** What every route that takes the session cookie may answer. (Assumption `superseded.errors`.) */
export const sessionErrors = [
  'session_required',
  'session_invalid',
  'token_expired',
  'origin_not_allowed',
  'wallet_token_mismatch',
  'invalid_wallet',
  'rate_limited',
  'unauthorized',
] as const

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

const errorsAssume = ['superseded.errors', 'superseded.statuses', 'superseded.key'] as const

/** The wallet that is signed in, as a customer of the banking provider, and its one account. (Interface: the routes under /v1/wallets.) */
export const walletRoutes = {
  /** Read how far the provider has come with the customer. Poll it while the identity is verified. */
  'wallets.get': {
    method: 'GET',
    path: '/v1/wallets/{address}',
    key: false,
    cookies: true,
    repeatable: true,
    input: walletAddress,
    response: walletCustomer,
    errors: [...sessionErrors, 'customer_not_registered', 'bridge_error'],
    assumes: { response: ['superseded.customer'], errors: errorsAssume },
  },
  /** Register the wallet. It becomes a customer of the banking provider. */
  'wallets.register': {
    method: 'POST',
    path: '/v1/wallets/{address}',
    key: false,
    cookies: true,
    repeatable: false,
    input: walletRegistration,
    response: walletCustomer,
    errors: [
      ...sessionErrors,
      'validation_error',
      'already_registered',
      'email_already_in_use',
      'bridge_error',
    ],
    assumes: {
      input: ['superseded.registration'],
      response: ['superseded.registration', 'superseded.customer'],
      errors: errorsAssume,
    },
  },
  /**
   * Get the hosted page of the terms of service. It is shown in an iframe, and posts a window message that carries
   * `signedAgreementId` when the terms are accepted.
   */
  'wallets.termsLink': {
    method: 'POST',
    path: '/v1/wallets/{address}/tos-link',
    key: false,
    cookies: true,
    repeatable: true,
    input: walletAddress,
    response: hostedLink,
    errors: [...sessionErrors, 'customer_not_registered', 'bridge_error'],
    assumes: {
      input: ['superseded.links'],
      response: ['superseded.links'],
      errors: errorsAssume,
    },
  },
  /** Get the hosted page of the identity verification. It is shown in an iframe, and posts no window message. */
  'wallets.identityLink': {
    method: 'POST',
    path: '/v1/wallets/{address}/kyc-link',
    key: false,
    cookies: true,
    repeatable: true,
    input: walletAddress,
    response: hostedLink,
    errors: [...sessionErrors, 'customer_not_registered', 'bridge_error'],
    assumes: {
      input: ['superseded.links'],
      response: ['superseded.links'],
      errors: errorsAssume,
    },
  },
  /**
   * Acknowledge the terms of service. The user is done with the hosted page; `has_accepted_terms_of_service` becomes
   * true once state reconciles.
   */
  'wallets.acknowledgeTerms': {
    method: 'POST',
    path: '/v1/wallets/{address}/tos-acknowledgement',
    key: false,
    cookies: true,
    repeatable: true,
    input: walletAddress,
    response: null,
    errors: [...sessionErrors, 'customer_not_registered'],
    assumes: { path: ['superseded.acknowledgement'], errors: errorsAssume },
  },
  /** Create the customer's one virtual account. It pays out USDC to the wallet of the session. */
  'wallets.createVirtualAccount': {
    method: 'POST',
    path: '/v1/wallets/{address}/virtual-account',
    key: false,
    cookies: true,
    repeatable: false,
    input: accountInput,
    response: walletAccount,
    errors: [
      ...sessionErrors,
      'customer_not_registered',
      'kyc_required',
      'already_has_virtual_account',
      'validation_error',
    ],
    assumes: {
      input: ['superseded.chains'],
      response: ['superseded.accounts'],
      errors: errorsAssume,
    },
  },
  /** Fetch the virtual account there is. It is answered as creating it was. */
  'wallets.virtualAccount': {
    method: 'GET',
    path: '/v1/wallets/{address}/virtual-account',
    key: false,
    cookies: true,
    repeatable: true,
    input: walletAddress,
    response: walletAccount,
    errors: [
      ...sessionErrors,
      'customer_not_registered',
      'virtual_account_not_provisioned',
      'bridge_error',
    ],
    assumes: { response: ['superseded.accounts'], errors: errorsAssume },
  },
} as const

/**
 * Every route of the superseded contract by the name of its client method, which is also an error's `operation`. The
 * later release removed them all. (Interface: Superseded routes.)
 */
export const supersededRoutes = {
  ...sessionRoutes,
  ...walletRoutes,
} as const satisfies Readonly<Record<string, Route<SupersededErrorCode, SupersededAssumptionId>>>

export type SupersededRoutes = typeof supersededRoutes
export type SupersededRouteId = keyof SupersededRoutes
export type SessionRouteId = keyof typeof sessionRoutes
export type WalletRouteId = keyof typeof walletRoutes
