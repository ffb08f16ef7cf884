import { customerPageUrl } from '../../customers/customerPageUrl.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** POST /v1/wallets/:address/kyc-link */
export const identityLink: WalletOperation<'wallets.identityLink'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'identity', walletCustomer(call, engine)),
})
