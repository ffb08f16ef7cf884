import type { HostedLink } from '../contract/accounts.ts'
import type { RouteInput, RouteResponse } from '../contract/route.ts'
import type {
  AccountInput,
  WalletAccount,
  WalletAddress,
  WalletCustomer,
  WalletRegistration,
} from '../contract/superseded/accounts.ts'
import type { SupersededRoutes, WalletRouteId } from '../contract/superseded/routes.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { SupersededTransport } from './cookieTurns.ts'
import type { SessionManager } from './keeper.ts'

/**
 * The wallet that is signed in, as a customer of the banking provider: register, accept the terms, verify the identity,
 * wait for `active`, create the account. Every method rejects with an OnrampError; `isSessionEnded(error)` tells when
 * the wallet has to sign in again.
 */
export interface WalletMethods {
  /** How far the provider has come with the customer. (Interface: GET /v1/wallets/:address.) */
  get(input: WalletAddress, options?: RequestOptions): Promise<WalletCustomer>
  /**
   * Makes the wallet a customer. Sent once, whatever happens; after an error whose `outcome` is `'unknown'`, `get` tells
   * whether it went through. (Interface: POST /v1/wallets/:address; assumption `superseded.registration`.)
   */
  register(input: WalletRegistration): Promise<WalletCustomer>
  /**
   * The hosted page of the terms, for an iframe. When they are accepted it posts a message with `signedAgreementId`;
   * then call `acknowledgeTerms`. (Interface: POST /v1/wallets/:address/tos-link.)
   */
  termsLink(input: WalletAddress, options?: RequestOptions): Promise<HostedLink>
  /**
   * The hosted page that verifies who the customer is, for an iframe. It posts no message: poll `get`. (Interface: POST
   * /v1/wallets/:address/kyc-link.)
   */
  identityLink(input: WalletAddress, options?: RequestOptions): Promise<HostedLink>
  /**
   * Says that the user is done with the hosted terms; safe to repeat. `get` shows them accepted once state reconciles.
   * (Interface: Acknowledge terms.)
   */
  acknowledgeTerms(input: WalletAddress, options?: RequestOptions): Promise<void>
  /**
   * Creates the customer's one account. Sent once, whatever happens; after an error whose `outcome` is `'unknown'`,
   * `virtualAccount` tells whether it went through. (Interface: POST /v1/wallets/:address/virtual-account.)
   */
  createVirtualAccount(input: AccountInput): Promise<WalletAccount>
  /** The account there is. (Interface: GET /v1/wallets/:address/virtual-account.) */
  virtualAccount(input: WalletAddress, options?: RequestOptions): Promise<WalletAccount>
}

export function createWallets(
  transport: SupersededTransport,
  keeper: SessionManager,
): WalletMethods {
  function call<Id extends WalletRouteId>(
    route: Id,
    input: RouteInput<SupersededRoutes[Id]>,
    options?: RequestOptions,
  ): Promise<RouteResponse<SupersededRoutes[Id]>> {
    return keeper.keep(input.address, () => request(transport, route, input, options), options)
  }
  return {
    get: (input, options) => call('wallets.get', input, options),
    register: (input) => call('wallets.register', input),
    termsLink: (input, options) => call('wallets.termsLink', input, options),
    identityLink: (input, options) => call('wallets.identityLink', input, options),
    acknowledgeTerms: (input, options) => call('wallets.acknowledgeTerms', input, options),
    createVirtualAccount: (input) => call('wallets.createVirtualAccount', input),
    virtualAccount: (input, options) => call('wallets.virtualAccount', input, options),
  }
}
