import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { LIVE_KEY, openWorld } from '../../contract/rules/interfaceWorld.ts'
import { type Answer, get, type Situations } from './situation.ts'

const order = `/v1/card/orders/${ORDER_ID}?wallet=${WALLET}`

/** The answer to a registration after another one. */
async function registered(body: object): Promise<Answer> {
  const { ask, client } = openWorld()
  await client.virtualAccounts.register(registration)
  return ask('POST', '/v1/virtual-accounts/register', { body })
}

async function oneTooMany(): Promise<Answer> {
  const { ask } = openWorld({ rateLimit: { requests: 1, windowMs: 60_000 } })
  await ask('GET', order)
  return ask('GET', order)
}

export const errorSituations: Situations = {
  'errors/400.publishable_key_missing': () => get(order, { key: null }),
  'errors/400.validation_error': () => get(`${order}0`),
  'errors/400.email_already_in_use': () => registered({ ...registration, wallet: OTHER_WALLET }),
  'errors/401.invalid_publishable_key': () => get(order, { key: 'svc_public_sandbox_other' }),
  'errors/403.origin_not_allowed': () =>
    get(order, { key: LIVE_KEY, origin: 'https://evil.example' }),
  'errors/404.order_not_found': () => get(order),
  'errors/404.customer_not_registered': () => get(`/v1/virtual-accounts/status?wallet=${WALLET}`),
  'errors/409.already_registered': () => registered(registration),
  'errors/429.rate_limited': oneTooMany,
}
