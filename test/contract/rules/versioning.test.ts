import {
  checkCashAppDeposit,
  countryFromLanguages,
  createOnrampClient,
  currencyForCountry,
  isInputError,
} from '@onramp-kit/core'
import { cardCheckoutInput, cardQuoteInput, routes, safeParse } from '@onramp-kit/core/contract'
import { euroArea } from '@onramp-kit/core/internal'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { openWorld } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

const paths: readonly string[] = Object.values(routes).map(({ path }) => path)

rule('version.prefix', () => {
  expect(paths.filter((path) => !path.startsWith('/v1/'))).toEqual([])
})

rule('version.environments', () => {
  const baseUrl = { live: 'https://live.example', sandbox: 'https://sandbox.example' }
  const client = (publishableKey: string) => createOnrampClient({ publishableKey, baseUrl })
  expect(client('svc_public_live_a').baseUrl).toBe('https://live.example')
  expect(client('svc_public_sandbox_a').baseUrl).toBe('https://sandbox.example')
})

rule('version.shorter', () => {
  expect(paths.filter((path) => /wallet|address/.test(path))).toEqual([])
  const asked = Object.entries(routes).filter(([id]) => id.startsWith('virtualAccounts.'))
  for (const [, { input }] of asked) expect(Object.keys(input.shape)).toContain('wallet')
})

rule('version.hosted', async () => {
  const { ask } = openWorld()
  const checkout = await ask('POST', '/v1/card/checkout', { body: purchase })
  const quote = await ask('POST', '/v1/card/quote', { body: purchase })
  expect([checkout.status, quote.status]).toEqual([200, 200])
  expect(Object.keys(checkout.body).toSorted()).toEqual(['order_id', 'url'])
})

rule('version.removed', async () => {
  const { ask } = openWorld()
  for (const path of ['/v1/card/config', '/v1/card/customer', '/v1/card/customers'])
    expect((await ask('GET', path)).status).toBe(404)
  expect(paths.filter((path) => path.startsWith('/v1/card/'))).toEqual([
    '/v1/card/quote',
    '/v1/card/checkout',
    '/v1/card/orders/{id}',
  ])
})

rule('version.sandbox', () => {
  const client = (publishableKey: string) => () =>
    createOnrampClient({ publishableKey, baseUrl: 'https://service.example' })
  expect(client('svc_public_dev_a')).toThrow(
    /must begin with svc_public_live_ or svc_public_sandbox_/,
  )
  expect(client('svc_public_sandbox_a')).not.toThrow()
})

rule('version.mode', () => {
  const names = [...Object.keys(cardCheckoutInput.shape), ...Object.keys(cardQuoteInput.shape)]
  expect(names.filter((name) => name.includes('mode'))).toEqual([])
  expect(safeParse(cardCheckoutInput, { ...purchase, chain: 999 }).success).toBe(true)
  expect(safeParse(cardCheckoutInput, { ...purchase, chain: 1337 }).success).toBe(true)
})

rule('version.country', () => {
  expect(countryFromLanguages(['de', 'de-AT', 'en-GB'])).toBe('AT')
  expect(countryFromLanguages(['en'])).toBe('US')
  expect(countryFromLanguages([])).toBe('US')
})

rule('version.currency', () => {
  expect(currencyForCountry('GB')).toBe('GBP')
  expect(new Set(euroArea.map(currencyForCountry))).toEqual(new Set(['EUR']))
  expect(['US', 'CH', 'SE', 'JP', 'ZZ'].map(currencyForCountry)).toEqual(Array(5).fill('USD'))
})

rule('limits.cash_app', () => {
  const check = (amount: string) => () => checkCashAppDeposit({ amount })
  expect(check('3')).not.toThrow()
  for (const amount of ['0', '1', '2.99']) {
    expect(check(amount)).toThrow(/at least 3 \(USD\)/)
    try {
      check(amount)()
    } catch (error) {
      expect(isInputError(error)).toBe(true)
    }
  }
})
