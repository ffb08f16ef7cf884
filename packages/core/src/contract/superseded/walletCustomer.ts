import * as z from 'zod/mini'
import type { KnownCustomerStatus } from '../customer.ts'
import { openString } from '../open.ts'
import { wallet } from '../wallet.ts'

/** A wallet as a customer of the banking provider. (Interface: GET /v1/wallets/:address; assumption `superseded.customer`.) The status stays open. */
export const walletCustomer = z.object({
  address: wallet,
  status: openString<KnownCustomerStatus>(),
  has_accepted_terms_of_service: z.boolean(),
})
export interface WalletCustomer extends z.infer<typeof walletCustomer> {}
