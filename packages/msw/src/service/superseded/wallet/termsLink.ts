import { customerPageUrl } from '../../accounts/pageLinks.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** POST /v1/wallets/:address/tos-link */
export const termsLink: WalletOperation<'wallets.termsLink'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'terms', walletCustomer(call, engine)),
})
