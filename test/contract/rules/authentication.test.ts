import { createOnrampClient } from '@onramp-kit/core'
import { routes } from '@onramp-kit/core/contract'
import { createService } from '@onramp-kit/msw'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { LIVE_KEY, openWorld, SANDBOX_KEY, SHOP, statusAndCode } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

const body = purchase
const baseUrl = 'https://service.example'
const clientWith = (publishableKey: string) => createOnrampClient({ publishableKey, baseUrl })

rule('auth.header', async () => {
  const { client, setFault } = openWorld()
  const sent: Request[] = []
  setFault((request) => {
    sent.push(request.clone())
    return undefined
  })
  await client.card.quote(purchase)
  await client.virtualAccounts.list({ wallet: WALLET })
  for (const { headers, credentials, url } of sent) {
    expect(headers.get('x-svc-publishable-key')).toBe(SANDBOX_KEY)
    expect([headers.get('authorization'), headers.get('cookie'), credentials]).toEqual([
      null,
      null,
      'omit',
    ])
    expect(url).not.toContain('svc_public')
  }
  expect(sent).toHaveLength(2)
})

rule('auth.origin', async () => {
  const { ask } = openWorld()
  const from = async (origin?: string) => {
    const options = origin === undefined ? {} : { origin }
    return (await ask('POST', '/v1/card/quote', { body, key: LIVE_KEY, ...options })).status
  }
  expect(await from(SHOP)).toBe(200)
  for (const origin of [
    'https://shop.example.evil',
    'http://shop.example',
    'https://shop.example:8443',
    'null',
    undefined,
  ])
    expect([origin, await from(origin)]).toEqual([origin, 403])
})

rule('auth.format', () => {
  expect(clientWith('svc_public_live_abc').environment).toBe('live')
  expect(clientWith('svc_public_sandbox_abc').environment).toBe('sandbox')
  for (const key of [
    'svc_public_dev_abc',
    'svc_public_live_',
    'svc_secret_live_abc',
    'pk_live_abc',
    '',
  ])
    expect(() => clientWith(key)).toThrow()
})

rule('auth.live', () => {
  const keys = (origins: string[]) => () =>
    createService({ keys: [{ key: 'svc_public_live_abc', origins }] })
  expect(keys([])).toThrow(/must list the origins/)
  expect(keys(['http://shop.example'])).toThrow(/must be https/)
  expect(keys(['https://shop.example'])).not.toThrow()
})

rule('auth.sandbox', async () => {
  const { ask } = openWorld()
  for (const origin of ['https://anywhere.example', 'http://localhost:5173', 'null'])
    expect((await ask('POST', '/v1/card/quote', { body, origin })).status).toBe(200)
  const restricted = openWorld({ keys: [{ key: SANDBOX_KEY, origins: [SHOP] }] })
  const elsewhere = await restricted.ask('POST', '/v1/card/quote', {
    body,
    origin: 'https://a.example',
  })
  expect(statusAndCode(elsewhere)).toBe('403 origin_not_allowed')
})

/** The error of every route that takes a key, before the route validates its input. */
async function everyKeyedRoute(change: { key?: string | null; origin?: string }) {
  const { ask } = openWorld()
  const keyed = Object.values(routes).filter(({ requiresKey }) => requiresKey)
  const answers = await Promise.all(
    keyed.map(({ method, path }) => ask(method, path.replace('{id}', 'x'), change)),
  )
  return new Set(answers.map(statusAndCode))
}

rule('auth.missing', async () => {
  expect(await everyKeyedRoute({ key: null })).toEqual(new Set(['400 publishable_key_missing']))
})

rule('auth.unknown', async () => {
  const errors = await everyKeyedRoute({ key: 'svc_public_sandbox_nobody' })
  expect(errors).toEqual(new Set(['401 invalid_publishable_key']))
})

rule('auth.foreign', async () => {
  const errors = await everyKeyedRoute({ key: LIVE_KEY, origin: 'https://elsewhere.example' })
  expect(errors).toEqual(new Set(['403 origin_not_allowed']))
})

rule('auth.sessionless', async () => {
  const { ask } = openWorld()
  for (const path of [`/v1/session/${WALLET}/siwe`, '/v1/session', `/v1/wallets/${WALLET}`])
    for (const method of ['GET', 'POST'])
      expect((await ask(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(404)
  const answers = [
    await ask('POST', '/v1/card/checkout', { body }),
    await ask('GET', '/v1/fx'),
    await ask('GET', '/v1/rail/config'),
  ]
  for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([])
})
