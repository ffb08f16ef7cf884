import { expect, test } from 'vitest'
import { cryptoDepositUrl } from './cryptoDeposit.ts'

const config = { merchant_id: 'm&1', webview_url: 'https://deposit.example/open?theme=dark' }

test('the merchant goes into the query', () => {
  expect(cryptoDepositUrl(config)).toBe('https://deposit.example/open?theme=dark&merchant_id=m%261')
})

test('a merchant who knows better builds the address', () => {
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
])('%s is refused', (webview_url) => {
  expect(() => cryptoDepositUrl({ ...config, webview_url })).toThrow(/webview URL must be https/)
})
