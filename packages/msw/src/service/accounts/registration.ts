import type { CustomerRegistration } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { Operation } from '../operation.ts'
import type { Tenant } from '../records.ts'
import type { CustomerRecord } from './customers.ts'
import { toCustomer } from './status.ts'

interface Registration {
  readonly tenant: Tenant
  readonly input: CustomerRegistration
  readonly serviceUrl: string
  error(code: 'already_registered' | 'email_already_in_use', message: string): ServiceError
}

/**
 * Registers a wallet with the banking provider. A key registers a wallet once. An email address belongs to one customer
 * of an environment, across keys. (Interface: Superseded routes, register; assumption `accounts.register`.)
 * @throws ServiceError `already_registered` or `email_already_in_use`
 */
export function registerCustomer(
  { clock, customers, ids }: Engine,
  call: Registration,
): CustomerRecord {
  const { tenant, serviceUrl } = call
  const { wallet, country, email } = call.input
  if (customers.findByWallet(tenant.key, wallet)) {
    throw call.error('already_registered', 'wallet: is registered already')
  }
  if (customers.findByEmail(tenant.environment, email)) {
    throw call.error(
      'email_already_in_use',
      'email: belongs to another customer. Register with another address.',
    )
  }
  return customers.put({
    id: ids.uuid(),
    tenant,
    wallet,
    country,
    email,
    status: 'not_started',
    statusHistory: [{ status: 'not_started', at: clock.timestamp() }],
    serviceUrl,
    pageTokens: { terms: ids.token(), identity: ids.token() },
    signedAgreementId: null,
    review: null,
    errors: {},
    accounts: [],
  })
}

/** POST /v1/virtual-accounts/register. (Assumption `accounts.register`.) */
export const register: Operation<'virtualAccounts.register'> = (call, engine) =>
  toCustomer(registerCustomer(engine, call))
