import { routes } from '@onramp-kit/core/contract'
import { expect } from 'vitest'
import { openWorld, statusAndCode } from '../interfaceWorld.ts'
import { errorResponsesOf } from './errorResponsesOf.ts'
import { rule } from './rule.ts'

const statuses = async (id: 'rail.config' | 'fx.rates') =>
  new Set((await errorResponsesOf(id)).map((error) => error.slice(0, 3))).size

rule('rail.fields', async () => {
  const { ask, client } = openWorld()
  const { body } = await ask('GET', '/v1/rail/config')
  expect(body).toEqual({
    merchant_id: expect.any(String),
    webview_url: expect.stringMatching(/^https:/),
  })
  expect(await client.rail.config()).toEqual(body)
})

rule('rail.key', async () => {
  const { ask } = openWorld()
  const answer = await ask('GET', '/v1/rail/config', { key: null })
  expect(statusAndCode(answer)).toBe('400 publishable_key_missing')
})

rule('rail.errors', async () => {
  expect(await statuses('rail.config')).toBe(4)
})

rule('fx.fields', async () => {
  const { ask, client } = openWorld()
  const { body } = await ask('GET', '/v1/fx')
  expect(body).toEqual({
    EUR: expect.any(Number),
    GBP: expect.any(Number),
    USD: expect.any(Number),
  })
  expect(await client.fx.rates()).toEqual(body)
})

rule('fx.key', async () => {
  const { ask, client, setFault } = openWorld()
  const keys: (string | null)[] = []
  setFault((request) => {
    keys.push(request.headers.get('x-svc-publishable-key'))
    return undefined
  })
  await client.fx.rates()
  expect(keys).toEqual([null])
  expect((await ask('GET', '/v1/fx', { key: null })).status).toBe(200)
  const keyless = Object.entries(routes).filter(([, { requiresKey }]) => !requiresKey)
  expect(keyless.map(([id]) => id)).toEqual(['fx.rates'])
})

rule('fx.errors', async () => {
  expect(await statuses('fx.rates')).toBe(2)
})
