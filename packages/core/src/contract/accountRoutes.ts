import { customer, customerRegistration, hostedLink, virtualAccounts } from './accounts.ts'
import { keyedErrors } from './errors.ts'
import { walletInput } from './primitives.ts'

/** The assumptions of a route of which the interface shows only the purpose. */
function unshown<const Id extends string>(id: Id) {
  return { path: [id], input: [id], response: [id], errors: ['accounts.errors'] } as const
}

/** Bank accounts of a wallet, and the steps to open them. (Interface: the routes under /v1/virtual-accounts.) */
export const virtualAccountRoutes = {
  /** List the virtual accounts a wallet holds. One for each currency, with the banking details to show the user. */
  'virtualAccounts.list': {
    method: 'GET',
    path: '/v1/virtual-accounts',
    requiresKey: true,
    idempotent: true,
    input: walletInput,
    response: virtualAccounts,
    errors: keyedErrors('bridge_error'),
    assumes: {
      response: ['accounts.instructions', 'accounts.opening'],
      errors: ['accounts.errors'],
    },
  },
  /** Register a wallet for virtual accounts. Acceptance of the terms and identity verification follow. */
  'virtualAccounts.register': {
    method: 'POST',
    path: '/v1/virtual-accounts/register',
    requiresKey: true,
    idempotent: false,
    input: customerRegistration,
    response: customer,
    errors: keyedErrors('already_registered', 'email_already_in_use', 'bridge_error'),
    assumes: {
      input: ['accounts.register'],
      response: ['accounts.register'],
      errors: ['accounts.errors'],
    },
  },
  /**
   * Get the hosted page of the terms of service. Show it in an iframe; it posts a window message with
   * `signedAgreementId` when the terms are accepted.
   */
  'virtualAccounts.termsOfService': {
    method: 'POST',
    path: '/v1/virtual-accounts/terms-of-service',
    requiresKey: true,
    idempotent: true,
    input: walletInput,
    response: hostedLink,
    errors: keyedErrors('customer_not_registered', 'bridge_error'),
    assumes: unshown('accounts.terms'),
  },
  /** Get the hosted page of the identity verification. Show it in an iframe; it posts no window message. */
  'virtualAccounts.identityVerification': {
    method: 'POST',
    path: '/v1/virtual-accounts/identity-verification',
    requiresKey: true,
    idempotent: true,
    input: walletInput,
    response: hostedLink,
    errors: keyedErrors('customer_not_registered', 'bridge_error'),
    assumes: unshown('accounts.verification'),
  },
  /** Read a customer's status. Poll it until the provider has decided. */
  'virtualAccounts.status': {
    method: 'GET',
    path: '/v1/virtual-accounts/status',
    requiresKey: true,
    idempotent: true,
    input: walletInput,
    response: customer,
    errors: keyedErrors('customer_not_registered', 'bridge_error'),
    assumes: unshown('accounts.status'),
  },
} as const
