import { expect, onTestFinished, test, vi } from 'vitest'
import { allowHttp, secureUrl } from './secureUrl.ts'

test.each([
  'https://pay.example/1',
  'http://localhost:4010/pay',
  'http://shop.localhost/pay',
  'http://127.0.0.1:4010/pay',
  'http://127.10.20.30/pay',
  'http://[::1]:4010/pay',
])('accepts %s', (url) => {
  expect(secureUrl(url)?.href).toBe(url)
})

test.each([
  'http://pay.example/1',
  'http://notlocalhost/pay',
  'http://localhost.example/pay',
  'http://127.0.0.1.example/pay',
  'http://8.127.0.0.example/pay',
  'http://[::1]:80@pay.example/',
  'http://[fe80::1]/pay',
  'https://user@pay.example/1',
  'https://:secret@pay.example/1',
  'javascript:alert(1)',
  'data:text/html,1',
  'pay.example',
  '',
])('rejects %j', (url) => {
  expect(secureUrl(url)).toBeUndefined()
})

test('accepts http of an origin that is allowed, and no other, and warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  for (const path of ['/', '/v1']) allowHttp(new URL(`http://secure.test:4010${path}`))
  expect(secureUrl('http://secure.test:4010/pay')?.href).toBe('http://secure.test:4010/pay')
  expect(secureUrl('http://secure.test/pay')).toBeUndefined()
  expect(secureUrl('http://a@secure.test:4010/pay')).toBeUndefined()
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('Onramp Kit: baseUrl http://secure.test:4010 is plain http')],
  ])
})
