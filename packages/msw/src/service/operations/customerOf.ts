import type { WalletInput } from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../customers/customerRecord.ts'
import type { Engine } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { Tenant } from '../tenant.ts'

interface CustomerCall {
  readonly tenant: Tenant
  readonly input: WalletInput
  refusal(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * The customer a call asks about.
 * @throws ServiceError `customer_not_registered`, also for one of another key
 */
export function customerOf(call: CustomerCall, { customers }: Engine): CustomerRecord {
  const record = customers.ofWallet(call.tenant.key, call.input.wallet)
  if (record) return record
  throw call.refusal('customer_not_registered', 'wallet: is not registered. Register it first.')
}
