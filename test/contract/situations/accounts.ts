import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openWorld } from '../interfaceWorld.ts'
import { type Answer, get, type Situations } from './situation.ts'

const list = `/v1/virtual-accounts?wallet=${WALLET}`

async function listOfActive(): Promise<Answer> {
  const { ask, client, service } = openWorld()
  await client.virtualAccounts.register(registration)
  service.customerStatus(WALLET, 'active')
  return ask('GET', list)
}

export const accountSituations: Situations = {
  'virtualAccounts.list/none': () => get(list),
  'virtualAccounts.list/three': listOfActive,
  'rail.config/response': () => get('/v1/rail/config'),
  'fx.rates/response': () => get('/v1/fx'),
}
