import { routes } from '@onramp-kit/core/contract'
import { order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { LIVE_KEY, openWorld, SHOP } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

rule('does.card', async () => {
  const { client, service, clock } = openWorld()
  const { order_id: id, url } = await client.card.checkout(purchase)
  expect(new URL(url).protocol).toBe('https:')
  const settled = client.card.orders.settled({ id, wallet: WALLET })
  service.callback(id, 'order_completed')
  service.callback(id, 'order_broadcasted')
  await clock.advance(60_000)
  expect((await settled).destination.wallet).toBe(WALLET)
})

rule('does.accounts', async () => {
  const { client, service } = openWorld()
  await client.virtualAccounts.register({ wallet: WALLET, country: 'DE', email: 'ada@example.com' })
  service.customerStatus(WALLET, 'active')
  const { data } = await client.virtualAccounts.list({ wallet: WALLET })
  expect(data[0]).toMatchObject({ chain: 8453, destination_token: 'USDC' })
})

rule('does.rail', async () => {
  const { ask } = openWorld()
  const live = await ask('GET', routes['rail.config'].path, { key: LIVE_KEY, origin: SHOP })
  const sandbox = await ask('GET', routes['rail.config'].path)
  expect([live.status, sandbox.status]).toEqual([200, 200])
  expect(live.body).not.toEqual(sandbox.body)
})

rule('does.rates', async () => {
  const { client } = openWorld()
  const before = await client.card.quote(purchase)
  await client.fx.rates()
  expect(await client.card.quote(purchase)).toMatchObject({ source: before.source })
  // The client accepts no rate as an amount.
  const { EUR } = await client.fx.rates()
  // @ts-expect-error a display rate is not decimal text
  const priced = client.card.quote({ ...purchase, amount: EUR })
  await expect(priced).rejects.toThrow('amount')
})

rule('does.json', async () => {
  const { ask } = openWorld()
  const answers = await Promise.all([
    ask('POST', '/v1/card/quote', { body: purchase }),
    ask('POST', '/v1/card/checkout', { body: purchase }),
    ask('GET', `/v1/virtual-accounts?wallet=${WALLET}`),
    ask('GET', '/v1/rail/config'),
    ask('GET', '/v1/fx'),
    ask('GET', '/v1/nothing'),
  ])
  for (const { headers } of answers) expect(headers.get('content-type')).toBe('application/json')
})

rule('does.envelope', async () => {
  const { ask } = openWorld()
  const errors = await Promise.all([
    ask('GET', '/v1/nothing'),
    ask('DELETE', '/v1/fx'),
    ask('POST', '/v1/card/checkout', { body: '{' }),
    ask('POST', '/v1/card/checkout', { body: 'x'.repeat(100_000) }),
    ask('GET', `/v1/card/orders/${order('x').id}?wallet=${WALLET}`),
  ])
  for (const { status, body } of errors) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  }
})
