import { registration } from '../../../test/harness/bankSamples.ts'
import { WALLET } from '../../../test/harness/cardSamples.ts'
import type { Ask, startRig } from './rig.test.helper.ts'

type Rig = Pick<ReturnType<typeof startRig>, 'ask'>

/** Registers the sample customer. */
export function register({ ask }: Rig, changes: object = {}, as: Ask = {}): Promise<Response> {
  return ask('POST', '/v1/virtual-accounts/register', {
    ...as,
    body: { ...registration, ...changes },
  })
}

/** What the status poll answers. */
export function readStatus({ ask }: Rig, wallet = WALLET, as: Ask = {}): Promise<Response> {
  return ask('GET', `/v1/virtual-accounts/status?wallet=${wallet}`, as)
}

/** What the list of accounts answers. */
export function listAccounts({ ask }: Rig, wallet = WALLET, as: Ask = {}): Promise<Response> {
  return ask('GET', `/v1/virtual-accounts?wallet=${wallet}`, as)
}
