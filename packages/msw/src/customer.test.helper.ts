import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { Ask, startHarness } from './harness.test.helper.ts'

type Harness = Pick<ReturnType<typeof startHarness>, 'ask'>

/** Registers the sample customer. */
export function register({ ask }: Harness, changes: object = {}, as: Ask = {}): Promise<Response> {
  return ask('POST', '/v1/virtual-accounts/register', {
    ...as,
    body: { ...registration, ...changes },
  })
}

/** Reads the customer's status. */
export function readStatus({ ask }: Harness, wallet = WALLET, as: Ask = {}): Promise<Response> {
  return ask('GET', `/v1/virtual-accounts/status?wallet=${wallet}`, as)
}

/** Reads the list of accounts. */
export function listAccounts({ ask }: Harness, wallet = WALLET, as: Ask = {}): Promise<Response> {
  return ask('GET', `/v1/virtual-accounts?wallet=${wallet}`, as)
}
