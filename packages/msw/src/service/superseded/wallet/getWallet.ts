import { customerReply } from './customerReply.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** GET /v1/wallets/:address */
export const getWallet: WalletOperation<'wallets.get'> = (call, engine) =>
  customerReply(walletCustomer(call, engine))
