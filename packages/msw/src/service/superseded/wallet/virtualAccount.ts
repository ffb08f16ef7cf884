import { type Currency, currency as currencies } from '@onramp-kit/core/contract'
import { usdInstructions, type WalletAccount } from '@onramp-kit/core/contract/superseded'
import { bankDetails } from '../../accounts/bankDetails.ts'
import type { CustomerRecord } from '../../accounts/customers.ts'
import type { SupersededSettings } from '../supersededSettings.ts'
import type { AccountRecord } from './accountStore.ts'
import { type WalletOperation, walletCustomer } from './walletCall.ts'

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

/** GET /v1/wallets/:address/virtual-account */
export const virtualAccount: WalletOperation<'wallets.virtualAccount'> = (call, engine) => {
  const customer = walletCustomer(call, engine)
  const account = engine.walletAccounts.ofCustomer(customer.id)
  if (account) return accountReply(engine.settings.superseded, customer, account)
  throw call.refusal('virtual_account_not_provisioned', 'This customer has no account yet.')
}

/** What the simulated tenant takes of each deposit. */
const DEVELOPER_FEE_PERCENT = '0.5'

/** An account as creating and fetching it answer. (Interface: Response, variants A and B.) */
function accountReply(
  { accountVariant }: SupersededSettings,
  customer: CustomerRecord,
  account: AccountRecord,
): WalletAccount {
  const { address, chain, createdAt, currency, id, instructions } = account
  // The shapes of variant B in other currencies are not shown. (Assumption `superseded.accounts`.)
  if (accountVariant === 'B' && currency === 'usd')
    return usdInstructions.parse({ currency, ...instructions })
  return {
    id,
    currency,
    status: customer.status === 'active' ? 'activated' : 'deactivated',
    destination: { payment_rail: chain, currency: 'usdc', address },
    deposit_instructions: instructions,
    developer_fee_percent: DEVELOPER_FEE_PERCENT,
    created_at: createdAt,
  }
}
