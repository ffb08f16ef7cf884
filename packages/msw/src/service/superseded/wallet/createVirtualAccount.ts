import { type Currency, currency as currencies } from '@onramp-kit/core/contract'
import { bankDetails } from '../../accounts/bankDetails.ts'
import { accountReply } from '../account/accountReply.ts'
import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** POST /v1/wallets/:address/virtual-account. It pays out to the session's own wallet. (Interface: Create virtual account.) */
export const createVirtualAccount: WalletOperation<'wallets.createVirtualAccount'> = (
  call,
  engine,
) => {
  const { clock, ids, settings, walletAccounts } = engine
  const customer = walletCustomer(call, engine)
  if (customer.status !== 'active')
    throw call.refusal('kyc_required', 'The customer is not active: the identity comes first.')
  if (walletAccounts.ofCustomer(customer.id))
    throw call.refusal('already_has_virtual_account', 'This customer has an account already.')
  const { chain, currency } = call.input
  const account = walletAccounts.add({
    id: `va_${ids.token()}`,
    customerId: customer.id,
    address: call.address,
    currency,
    chain,
    instructions: bankDetails[inUpperCase(currency)](ids),
    createdAt: clock.timestamp(),
  })
  return accountReply(settings.superseded, customer, account)
}

function inUpperCase(currency: string): Currency {
  return currencies.parse(currency.toUpperCase())
}
