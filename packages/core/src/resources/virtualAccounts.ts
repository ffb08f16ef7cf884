import type {
  Customer,
  CustomerRegistration,
  HostedLink,
  VirtualAccounts,
} from '../contract/accounts.ts'
import { EMAIL_PATTERN, type WalletInput } from '../contract/primitives.ts'
import { customerPolicy } from '../orders/nextRead.ts'
import { type WatchOptions, watch } from '../orders/watch.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'
import { checkPayoutWallet } from '../wallet/checkWallet.ts'

/**
 * Bank accounts of a wallet's own: register, accept the terms, verify the identity, wait for `active`, list. Every
 * method rejects with an OnrampError.
 */
export interface VirtualAccountMethods {
  /**
   * Every account the wallet holds, one for each currency, with the bank details to show. None before the customer is
   * active. (Interface: GET /v1/virtual-accounts.)
   */
  list(input: WalletInput, options?: RequestOptions): Promise<VirtualAccounts>
  /**
   * Makes the wallet a customer of the banking provider. Sent once for each call, whatever happens, and without a way
   * to abort it; after an error whose `outcome` is `'unknown'`, `status` tells whether it went through. (Interface: POST
   * /v1/virtual-accounts/register; assumption `accounts.register`.)
   *
   * @example await onramp.virtualAccounts.register({ wallet, country: 'DE', email: 'ada@example.com' })
   */
  register(input: CustomerRegistration): Promise<Customer>
  /**
   * The hosted page of the terms, for an iframe. When the terms are accepted it posts a message with
   * `signedAgreementId`; `status` is the truth. (Assumption `accounts.terms`.)
   */
  termsOfService(input: WalletInput, options?: RequestOptions): Promise<HostedLink>
  /**
   * The hosted page that verifies who the customer is, for an iframe. It posts no message: poll `status`. (Assumption
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
  return {
    list: (input, options) => request(transport, 'virtualAccounts.list', input, options),
    register: async (input) =>
      request(
        transport,
        'virtualAccounts.register',
        checkPayoutWallet('virtualAccounts.register', input),
      ),
    termsOfService: (input, options) =>
      request(transport, 'virtualAccounts.termsOfService', input, options),
    identityVerification: (input, options) =>
      request(transport, 'virtualAccounts.identityVerification', input, options),
    status: (input, options) => request(transport, 'virtualAccounts.status', input, options),
    watch: (input, options) =>
      watch(
        {
          platform: transport.platform,
          policy: customerPolicy,
          read: (signal) =>
            request(transport, 'virtualAccounts.status', input, { signal, attempts: 'one' }),
        },
        options,
      ),
  }
}

/** Returns whether text has the form of an e-mail address, as registration requires. */
export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text)
}
