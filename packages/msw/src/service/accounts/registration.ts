import type { CustomerRegistration } from '@onramp-kit/core/contract'
import type { Engine, Operation, Tenant } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { CustomerRecord } from './customers.ts'
import { toResponse } from './status.ts'

interface Registration {
  readonly tenant: Tenant
  readonly input: CustomerRegistration
  readonly serviceUrl: string
  refusal(code: 'already_registered' | 'email_already_in_use', message: string): ServiceError
}

/**
 * Makes a wallet a customer of the banking provider. A wallet is registered once under a key; an
 * e-mail address belongs to one customer of the environment, whoever registered it. (Interface:
 * Superseded routes, register; assumption `accounts.register`.)
 */
export function registerCustomer(
  { clock, customers, ids }: Engine,
  call: Registration,
): CustomerRecord {
  const { tenant, serviceUrl } = call
  const { wallet, country, email } = call.input
  if (customers.ofWallet(tenant.key, wallet)) {
    throw call.refusal('already_registered', 'wallet: is registered already')
  }
  if (customers.ofEmail(tenant.environment, email)) {
    throw call.refusal(
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
    trail: [{ status: 'not_started', at: clock.timestamp() }],
    serviceUrl,
    sessions: { terms: ids.token(), identity: ids.token() },
    signedAgreementId: null,
    review: null,
    errors: {},
    accounts: [],
  })
}

/** POST /v1/virtual-accounts/register. (Assumption `accounts.register`.) */
export const register: Operation<'virtualAccounts.register'> = (call, engine) =>
  toResponse(registerCustomer(engine, call))
