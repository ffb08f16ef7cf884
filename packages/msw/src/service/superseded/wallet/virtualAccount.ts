import { accountReply } from '../account/accountReply.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** GET /v1/wallets/:address/virtual-account */
export const virtualAccount: WalletOperation<'wallets.virtualAccount'> = (call, engine) => {
  const customer = walletCustomer(call, engine)
  const account = engine.walletAccounts.ofCustomer(customer.id)
  if (account) return accountReply(engine.settings.superseded, customer, account)
  throw call.refusal('virtual_account_not_provisioned', 'This customer has no account yet.')
}
