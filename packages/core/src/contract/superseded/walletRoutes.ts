import { hostedLink } from '../hostedLink.ts'
import { accountInput } from './accountInput.ts'
import { sessionErrors } from './sessionErrors.ts'
import { walletAccount } from './walletAccount.ts'
import { walletAddress } from './walletAddress.ts'
import { walletCustomer } from './walletCustomer.ts'
import { walletRegistration } from './walletRegistration.ts'

const errorsAssume = ['superseded.errors', 'superseded.statuses', 'superseded.key'] as const

/** A wallet as a customer, and its one account. (Interface: the routes under /v1/wallets.) */
export const walletRoutes = {
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
