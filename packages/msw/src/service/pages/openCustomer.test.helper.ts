import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { register } from '../../customer.test.helper.ts'
import { startHarness } from '../../harness.test.helper.ts'
import type { ServiceOptions } from '../extension.ts'
import { browse } from './browse.test.helper.ts'

/** Registers a customer, and opens both hosted pages. */
export async function openCustomer(options: ServiceOptions = {}) {
  const harness = startHarness(options)
  await register(harness)
  const { service } = harness
  const customer = () => {
    const [only] = service.state().customers
    if (only === undefined) throw new Error('the customer is gone')
    return only
  }
  return {
    ...harness,
    customer,
    terms: browse(service, customer().terms_url),
    identity: browse(service, customer().identity_url),
    control: (status: string) => service.customerStatus(WALLET, status),
  }
}
