import { customerPageUrl } from '../../accounts/pageLinks.ts'
import { scheduleApplicant } from '../../accounts/review.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** POST /v1/wallets/:address/kyc-link */
export const identityLink: WalletOperation<'wallets.identityLink'> = (call, engine) => {
  const record = scheduleApplicant(engine, walletCustomer(call, engine))
  return { url: customerPageUrl(call.serviceUrl, 'identity', record) }
}
