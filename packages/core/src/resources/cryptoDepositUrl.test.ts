import { expect, test } from 'vitest'
import { cryptoDepositUrl } from './cryptoDeposit.ts'

const config = { merchant_id: 'm&1', webview_url: 'https://deposit.example/open?theme=dark' }

test('adds the merchant to the query', () => {
  expect(cryptoDepositUrl(config)).toBe('https://deposit.example/open?theme=dark&merchant_id=m%261')
})

test('uses the URL that buildUrl returns', () => {
  const built = cryptoDepositUrl(config, ({ merchant_id, webview_url }) =>
    new URL(`/m/${encodeURIComponent(merchant_id)}`, webview_url).toString(),
  )
  expect(built).toBe('https://deposit.example/m/m%261')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://deposit.example',
  'not an address',
  'https://me:pw@deposit.example',
])('rejects %s', (webview_url) => {
  expect(() => cryptoDepositUrl({ ...config, webview_url })).toThrow(/webview URL must be https/)
})
