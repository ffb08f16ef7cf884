import type { HostedLink, Outcome, RequestOptions } from '@onramp-kit/core'
import type { RouteInput, RouteResponse } from '@onramp-kit/core/contract'
import { request, requireRequested } from '@onramp-kit/core/internal'
import type {
  AccountInput,
  FullAccount,
  WalletAccount,
  WalletAddress,
  WalletCustomer,
  WalletRegistration,
} from '../contract/accounts.ts'
import type { SupersededRoutes, WalletRouteId } from '../contract/routes.ts'
import type { SupersededTransport } from './cookieMutex.ts'
import type { SessionManager } from './sessionManager.ts'

/**
 * The signed-in wallet as a customer of the banking provider: register, accept the terms, verify the identity, wait for
 * `active`, create the account. Every method rejects with an OnrampError; `isSessionEnded(error)` is true if the wallet has
 * to sign in again.
 */
export interface WalletMethods {
  /** Reads the customer's status with the provider. (Interface: GET /v1/wallets/:address.) */
  get(input: WalletAddress, options?: RequestOptions): Promise<WalletCustomer>
  /**
   * Registers the wallet. Sends one request per call. After an error whose `outcome` is `'unknown'`, use `get` to learn
   * whether it succeeded. (Interface: POST /v1/wallets/:address; assumption `superseded.registration`.)
   */
  register(input: WalletRegistration): Promise<WalletCustomer>
  /**
   * Returns the hosted terms page, for an iframe. It posts a message with `signedAgreementId` when the terms are accepted;
   * then call `acknowledgeTerms`. (Interface: POST /v1/wallets/:address/tos-link.)
   */
  termsLink(input: WalletAddress, options?: RequestOptions): Promise<HostedLink>
  /**
   * Returns the hosted identity-verification page, for an iframe. It posts no message: poll `get`. (Interface: POST
   * /v1/wallets/:address/kyc-link.)
   */
  identityLink(input: WalletAddress, options?: RequestOptions): Promise<HostedLink>
  /**
   * Acknowledges the hosted terms. Safe to repeat. `get` shows them as accepted once state reconciles.
   * (Interface: Acknowledge terms.)
   */
  acknowledgeTerms(input: WalletAddress, options?: RequestOptions): Promise<void>
  /**
   * Creates the customer's one account. Sends one request per call. After an error whose `outcome` is `'unknown'`, use
   * `virtualAccount` to learn whether it succeeded. (Interface: POST /v1/wallets/:address/virtual-account.)
   */
  createVirtualAccount(input: AccountInput): Promise<WalletAccount>
  /** Reads the existing account. (Interface: GET /v1/wallets/:address/virtual-account.) */
  virtualAccount(input: WalletAddress, options?: RequestOptions): Promise<WalletAccount>
}

export function createWallets(
  transport: SupersededTransport,
  manager: SessionManager,
): WalletMethods {
  function call<Id extends WalletRouteId>(
    route: Id,
    input: RouteInput<SupersededRoutes[Id]>,
    options?: RequestOptions,
  ): Promise<RouteResponse<SupersededRoutes[Id]>> {
    return manager.run(input.address, () => request(transport, route, input, options), options)
  }
  return {
    async get(input, options) {
      const customer = await call('wallets.get', input, options)
      return requireRequested('wallets.get', 'address', customer, input)
    },
    async register(input) {
      const customer = await call('wallets.register', input)
      return requireRequested('wallets.register', 'address', customer, input, 'unknown')
    },
    termsLink: (input, options) => call('wallets.termsLink', input, options),
    identityLink: (input, options) => call('wallets.identityLink', input, options),
    acknowledgeTerms: (input, options) => call('wallets.acknowledgeTerms', input, options),
    async createVirtualAccount(input) {
      const account = await call('wallets.createVirtualAccount', input)
      return requireDestination('wallets.createVirtualAccount', account, input, 'unknown')
    },
    async virtualAccount(input, options) {
      const account = await call('wallets.virtualAccount', input, options)
      return requireDestination('wallets.virtualAccount', account, input)
    },
  }
}

/** Returns the account unless it pays out to another wallet. */
function requireDestination(
  operation: WalletRouteId,
  account: WalletAccount,
  input: WalletAddress,
  outcome?: Outcome,
): WalletAccount {
  // The variant of deposit instructions has no destination, but keeps foreign fields of any shape.
  const address: unknown = (account as Partial<FullAccount>).destination?.address
  if (typeof address === 'string')
    requireRequested(operation, 'address', { address }, input, outcome)
  return account
}
