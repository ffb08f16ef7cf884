import { hostedLink } from '@onramp-kit/core/contract'
import {
  accountInput,
  walletAccount,
  walletAddress,
  walletCustomer,
  walletRegistration,
} from './accounts.ts'

/** Error codes of every route that requires the session cookie. (Assumption `superseded.errors`.) */
const sessionErrors = [
  'session_required',
  'session_invalid',
  'token_expired',
  'origin_not_allowed',
  'wallet_token_mismatch',
  'invalid_wallet',
  'rate_limited',
  'unauthorized',
] as const

const errorsAssume = ['superseded.errors', 'superseded.statuses', 'superseded.key'] as const

/** A link to a hosted page. */
const link = {
  method: 'POST',
  requiresKey: false,
  cookies: true,
  idempotent: true,
  input: walletAddress,
  response: hostedLink,
  errors: [...sessionErrors, 'customer_not_registered', 'bridge_error'],
  assumes: { input: ['superseded.links'], response: ['superseded.links'], errors: errorsAssume },
} as const

/** The signed-in wallet as a customer of the banking provider, and its one account. (Interface: the routes under /v1/wallets.) */
export const walletRoutes = {
  /** Read the customer's status. Poll it while the identity is verified. */
  'wallets.get': {
    method: 'GET',
    path: '/v1/wallets/{address}',
    requiresKey: false,
    cookies: true,
    idempotent: true,
    input: walletAddress,
    response: walletCustomer,
    errors: [...sessionErrors, 'customer_not_registered', 'bridge_error'],
    assumes: { response: ['superseded.customer'], errors: errorsAssume },
  },
  /** Register the wallet with the banking provider. */
  'wallets.register': {
    method: 'POST',
    path: '/v1/wallets/{address}',
    requiresKey: false,
    cookies: true,
    idempotent: false,
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
   * Get the hosted page of the terms of service. Show it in an iframe; it posts a window message with
   * `signedAgreementId` when the terms are accepted.
   */
  'wallets.termsLink': { ...link, path: '/v1/wallets/{address}/tos-link' },
  /** Get the hosted page of the identity verification. Show it in an iframe; it posts no window message. */
  'wallets.identityLink': { ...link, path: '/v1/wallets/{address}/kyc-link' },
  /**
   * Acknowledge the terms of service. Call it when the user leaves the hosted page; `has_accepted_terms_of_service` becomes
   * true once state reconciles.
   */
  'wallets.acknowledgeTerms': {
    method: 'POST',
    path: '/v1/wallets/{address}/tos-acknowledgement',
    requiresKey: false,
    cookies: true,
    idempotent: true,
    input: walletAddress,
    response: null,
    errors: [...sessionErrors, 'customer_not_registered'],
    assumes: { path: ['superseded.acknowledgement'], errors: errorsAssume },
  },
  /** Create the customer's one virtual account. It pays out USDC to the session's wallet. */
  'wallets.createVirtualAccount': {
    method: 'POST',
    path: '/v1/wallets/{address}/virtual-account',
    requiresKey: false,
    cookies: true,
    idempotent: false,
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
  /** Read the virtual account. The response is that of its creation. */
  'wallets.virtualAccount': {
    method: 'GET',
    path: '/v1/wallets/{address}/virtual-account',
    requiresKey: false,
    cookies: true,
    idempotent: true,
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
