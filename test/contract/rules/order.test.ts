import { chainName } from '@onramp-kit/core'
import {
  cardOrder,
  cardOrderInput,
  chain,
  safeParse,
  uuid,
  wallet,
} from '@onramp-kit/core/contract'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { openWorld, statusAndCode } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

const opened = async () => {
  const world = openWorld()
  const { order_id, url } = await world.client.card.checkout(purchase)
  return {
    ...world,
    id: order_id,
    url,
    wire: async () => (await world.read(order_id)).body as Wire,
  }
}
type Wire = Record<'id' | 'status' | 'created_at', string> &
  Record<'source' | 'destination', Record<string, unknown>>

rule('order.id', async () => {
  const accepts = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((version) => ORDER_ID.replace('-4c', `-${version}c`)),
    ...['8', '9', 'a', 'B'].map((variant) => ORDER_ID.replace('-9b', `-${variant}b`)),
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  ]
  const rejects = [ORDER_ID.replace('-4c', '-9c'), ORDER_ID.replace('-9b', '-cb'), 'order-1', '']
  expect(accepts.filter((text) => !safeParse(uuid, text).success)).toEqual([])
  expect(rejects.filter((text) => safeParse(uuid, text).success)).toEqual([])
  expect(safeParse(uuid, (await opened()).id).success).toBe(true)
})

rule('order.fields', async () => {
  const wire = await (await opened()).wire()
  expect(Object.keys(wire).toSorted()).toEqual([
    'created_at',
    'destination',
    'id',
    'source',
    'status',
  ])
  expect(wire.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  for (const name of Object.keys(wire)) {
    const { [name as keyof Wire]: _, ...without } = order('payment_pending') as unknown as Wire
    expect([name, safeParse(cardOrder, without).success]).toEqual([name, false])
  }
})

rule('order.source', async () => {
  const { source } = await (await opened()).wire()
  expect(Object.keys(source).toSorted()).toEqual([
    'amount',
    'card_brand',
    'card_last_four',
    'currency',
    'wallet',
  ])
  for (const name of Object.keys(source)) {
    const whole = order('payment_pending')
    const lacking = { ...whole, source: { ...whole.source, [name]: undefined } }
    expect([name, safeParse(cardOrder, lacking).success]).toEqual([name, false])
  }
})

rule('order.source.amount', async () => {
  const { source } = await (await opened()).wire()
  expect(source['amount']).toMatch(/^\d+(\.\d+)?$/)
})

rule('order.source.card', async () => {
  const { wire, service, url, id } = await opened()
  expect(await wire()).toMatchObject({ source: { card_brand: null, card_last_four: null } })
  const form = new URLSearchParams({
    number: '5555555555554444',
    expiry: '12/30',
    cvc: '123',
    name: 'A',
  })
  const target = new URL(url)
  target.pathname += '/card'
  await service.handle(new Request(target, { method: 'POST', body: form }))
  expect(service.state().orders.find((known) => known.id === id)?.status).toBe('order_completed')
  expect(await wire()).toMatchObject({
    source: { card_brand: 'mastercard', card_last_four: '4444' },
  })
})

rule('order.destination', async () => {
  const { destination } = await (await opened()).wire()
  expect(destination).toEqual({ wallet: WALLET, chain: 8453, token: 'USDC' })
})

rule('order.wallet', () => {
  const accepts = [WALLET, WALLET.toLowerCase(), `0x${'0'.repeat(40)}`]
  const rejects = [
    WALLET.slice(0, -1),
    `${WALLET}0`,
    WALLET.replace('0x', '0X'),
    `0x${'g'.repeat(40)}`,
  ]
  expect(accepts.filter((text) => !safeParse(wallet, text).success)).toEqual([])
  expect(rejects.filter((text) => safeParse(wallet, text).success)).toEqual([])
})

rule('order.chain', async () => {
  const { client } = openWorld()
  for (const id of [1, 8453, 999, 1337, 4326, 143, 137, 42161] as const) {
    expect(safeParse(chain, id).success).toBe(true)
    await client.card.checkout({ ...purchase, chain: id })
  }
  expect([10, 56, 0, '1'].filter((id) => safeParse(chain, id).success)).toEqual([])
})

rule('order.hyperliquid', async () => {
  expect([chainName(999), chainName(1337)]).toEqual(['HyperEVM', 'HyperCore'])
  const { client } = openWorld()
  for (const layer of [999, 1337] as const) {
    const { order_id: id } = await client.card.checkout({ ...purchase, chain: layer })
    expect((await client.card.orders.get({ id, wallet: WALLET })).destination.chain).toBe(layer)
  }
})

rule('order.arbitrum', async () => {
  const { client } = openWorld()
  const { order_id: id } = await client.card.checkout({ ...purchase, chain: 42161 })
  const { destination } = await client.card.orders.get({ id, wallet: WALLET })
  expect(chainName(destination.chain)).toBe('Arbitrum')
})

rule('order.checkout', async () => {
  const { ask } = openWorld()
  const { body } = await ask('POST', '/v1/card/checkout', { body: purchase })
  expect(body).toEqual({ order_id: expect.any(String), url: expect.stringMatching(/^https:/) })
  expect(safeParse(uuid, (body as { order_id: string }).order_id).success).toBe(true)
})

rule('read.wallet', async () => {
  const { read, id } = await opened()
  expect((await read(id)).status).toBe(200)
  expect(statusAndCode(await read(id, `0x${'1'.repeat(40)}`))).toBe('404 order_not_found')
})

rule('read.id', async () => {
  const { read, client } = await opened()
  expect(statusAndCode(await read('not-a-uuid'))).toBe('400 validation_error')
  await expect(client.card.orders.get({ id: 'not-a-uuid', wallet: WALLET })).rejects.toThrow(
    'id must be',
  )
})

rule('read.wallet.required', async () => {
  const { ask, read, id } = await opened()
  expect(statusAndCode(await ask('GET', `/v1/card/orders/${id}`))).toBe('400 validation_error')
  expect(statusAndCode(await read(id, '0x1'))).toBe('400 validation_error')
  expect(safeParse(cardOrderInput, { id }).success).toBe(false)
})
