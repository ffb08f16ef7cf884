import { parse } from '@onramp-kit/core/contract'
import { bankDetails, type CustomerRecord } from '@onramp-kit/msw/internal'
import { usdInstructions, type WalletAccount } from '../../contract/index.ts'
import type { SupersededSettings } from '../settings.ts'
import type { AccountRecord } from './accountStore.ts'
import { type WalletOperation, walletCustomer } from './walletCall.ts'

/** The currencies of the bank details. */
const currencies = { usd: 'USD', gbp: 'GBP', eur: 'EUR' } as const

/** POST /v1/wallets/:address/virtual-account. Pays out to the session's own wallet. (Interface: Create virtual account.) */
export const createVirtualAccount: WalletOperation<'wallets.createVirtualAccount'> = (
  call,
  engine,
) => {
  const { clock, ids, superseded, walletAccounts } = engine
  const customer = walletCustomer(call, engine)
  if (customer.status !== 'active')
    throw call.error(
      'kyc_required',
      'The customer is not active. Complete the identity verification first.',
    )
  if (walletAccounts.find(customer.id))
    throw call.error('already_has_virtual_account', 'This customer already has an account.')
  const { chain, currency } = call.input
  const account = walletAccounts.put({
    id: `va_${ids.token()}`,
    customerId: customer.id,
    address: call.address,
    currency,
    chain,
    instructions: bankDetails[currencies[currency]](ids),
    createdAt: clock.timestamp(),
  })
  return accountReply(superseded, customer, account)
}

/** GET /v1/wallets/:address/virtual-account */
export const virtualAccount: WalletOperation<'wallets.virtualAccount'> = (call, engine) => {
  const customer = walletCustomer(call, engine)
  const account = engine.walletAccounts.find(customer.id)
  if (account) return accountReply(engine.superseded, customer, account)
  throw call.error('virtual_account_not_provisioned', 'This customer has no account yet.')
}

/** The tenant's share of each deposit. */
const DEVELOPER_FEE_PERCENT = '0.5'

/** Converts a record to an account as the contract shows one. (Interface: Response, variants A and B.) */
function accountReply(
  { accountVariant }: SupersededSettings,
  customer: CustomerRecord,
  account: AccountRecord,
): WalletAccount {
  const { address, chain, createdAt, currency, id, instructions } = account
  // The interface shows variant B in US dollars only. (Assumption `superseded.accounts`.)
  if (accountVariant === 'B' && currency === 'usd')
    return parse(usdInstructions, { currency, ...instructions })
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
