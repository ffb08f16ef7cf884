import { registerCustomer } from '../../accounts/registration.ts'
import { customerReply } from './customerReply.ts'
import type { WalletOperation } from './walletCall.ts'

/** POST /v1/wallets/:address. The country is uppercased here. (Interface: Superseded routes.) */
export const registerWallet: WalletOperation<'wallets.register'> = (call, engine) => {
  const { country, email } = call.input
  const input = { wallet: call.address, country: country.toUpperCase(), email }
  return customerReply(registerCustomer(engine, { ...call, input }))
}
