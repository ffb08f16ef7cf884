import type { CustomerRecord } from '../../accounts/customers.ts'
import type { Engine, Tenant } from '../../engine.ts'
import type { ServiceError } from '../../http/serviceError.ts'

interface CustomerCall {
  readonly tenant: Tenant
  readonly address: string
  refusal(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * The customer the session's wallet is under the session's key, whichever way it signed in. (Interface: Superseded
 * contract.)
 * @throws ServiceError `customer_not_registered`
 */
export function walletCustomer(call: CustomerCall, { customers }: Engine): CustomerRecord {
  const record = customers.ofWallet(call.tenant.key, call.address)
  if (record) return record
  throw call.refusal('customer_not_registered', 'This wallet is not registered. Register it first.')
}
