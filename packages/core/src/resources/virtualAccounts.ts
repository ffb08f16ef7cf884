import type {
  Customer,
  CustomerRegistration,
  HostedLink,
  VirtualAccounts,
} from '../contract/accounts.ts'
import type { WalletInput } from '../contract/primitives.ts'
import { customerPolicy } from '../orders/pollState.ts'
import { type WatchOptions, watch } from '../orders/watch.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'
import { checksumIssues } from '../wallet/checkWallet.ts'
import { requireRequested } from './requireRequested.ts'

/**
 * Bank accounts of a wallet: register, accept the terms, verify the identity, wait for `active`, list. Every method
 * rejects with an OnrampError.
 */
export interface VirtualAccountMethods {
  /**
   * Lists the wallet's accounts, one per currency, with the account details to show. Empty before the customer is active.
   * (Interface: GET /v1/virtual-accounts; assumption `accounts.opening`.)
   */
  list(input: WalletInput, options?: RequestOptions): Promise<VirtualAccounts>
  /**
   * Registers the wallet with the banking provider. Sends one request per call and cannot be aborted. After an error whose
   * `outcome` is `'unknown'`, read `status` to learn whether it succeeded. (Interface: POST /v1/virtual-accounts/register;
   * assumption `accounts.register`.)
   *
   * @example await onramp.virtualAccounts.register({ wallet, country: 'DE', email: 'ada@example.com' })
   */
  register(input: CustomerRegistration): Promise<Customer>
  /**
   * Returns the hosted terms page, for an iframe. It posts a message with `signedAgreementId` when the terms are accepted;
   * `status` confirms it. (Assumption `accounts.terms`.)
   */
  termsOfService(input: WalletInput, options?: RequestOptions): Promise<HostedLink>
  /**
   * Returns the hosted identity-verification page, for an iframe. It posts no message: poll with `watch`. (Assumption
   * `accounts.verification`.)
   */
  identityVerification(input: WalletInput, options?: RequestOptions): Promise<HostedLink>
  /** Reads the customer's status with the banking provider. (Assumption `accounts.status`.) */
  status(input: WalletInput, options?: RequestOptions): Promise<Customer>
  /**
   * Polls the customer until the provider has decided, and yields it at once and at each change. Ends after a day if it is
   * undecided by then. Pauses while the page is hidden or offline.
   *
   * @example for await (const { status } of onramp.virtualAccounts.watch({ wallet })) show(status)
   */
  watch(input: WalletInput, options?: WatchOptions): AsyncIterable<Customer>
}

export function createVirtualAccounts(transport: Transport): VirtualAccountMethods {
  async function readStatus(
    input: WalletInput,
    options?: RequestOptions & { readonly attempts?: 'one' },
  ): Promise<Customer> {
    const customer = await request(transport, 'virtualAccounts.status', input, options)
    return requireRequested('virtualAccounts.status', 'wallet', customer, input)
  }

  return {
    list: (input, options) => request(transport, 'virtualAccounts.list', input, options),
    async register(input) {
      const issues = checksumIssues(input)
      const customer = await request(transport, 'virtualAccounts.register', input, { issues })
      return requireRequested('virtualAccounts.register', 'wallet', customer, input, 'unknown')
    },
    termsOfService: (input, options) =>
      request(transport, 'virtualAccounts.termsOfService', input, options),
    identityVerification: (input, options) =>
      request(transport, 'virtualAccounts.identityVerification', input, options),
    status: readStatus,
    watch: (input, options) =>
      watch(
        {
          platform: transport.platform,
          policy: customerPolicy,
          read: (signal) => readStatus(input, { signal, attempts: 'one' }),
        },
        options,
      ),
  }
}
