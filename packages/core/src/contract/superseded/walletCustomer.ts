import * as z from 'zod/mini'
import { customerStatuses } from '../accounts.ts'
import { openString, wallet } from '../primitives.ts'

/**
 * A wallet as a customer of the banking provider. The status may gain values. (Interface: GET /v1/wallets/:address;
 * assumption `superseded.customer`.)
 */
export const walletCustomer = z.object({
  /** In lower case. */
  address: wallet,
  /** `active` and `rejected` are decisions of the banking provider. */
  status: openString(customerStatuses),
  /** Whether the hosted terms page was accepted. */
  has_accepted_terms_of_service: z.boolean(),
})
export interface WalletCustomer extends z.infer<typeof walletCustomer> {}
