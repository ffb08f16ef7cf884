import { describe, expect, test } from 'vitest'
import { throwawayWallet } from '../throwawayWallet.test.helper.ts'
import { parseSiweMessage } from './siweMessage.ts'

const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

// Source: the example of EIP-4361.
const published = `example.com wants you to sign in with your Ethereum account:
${address}

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

test('parses the published example', () => {
  expect(parseSiweMessage(published)).toEqual({
    domain: 'example.com',
    address,
    uri: new URL('https://example.com/login'),
    nonce: '32891756',
    issuedAt: Date.UTC(2021, 8, 30, 16, 25, 24),
  })
})

test('parses every optional part', () => {
  const whole = published.replace('example.com wants', 'https://example.com:8443 wants').replace(
    '24Z\n',
    `24.5+02:00
Expiration Time: 2021-09-30T17:00:00Z
Not Before: 2021-09-30T16:00:00Z
Request ID: some/thing%20else
`.replace('/', ':'),
  )
  expect(parseSiweMessage(whole)).toMatchObject({
    scheme: 'https',
    domain: 'example.com:8443',
    issuedAt: Date.UTC(2021, 8, 30, 14, 25, 24, 500),
    expirationTime: Date.UTC(2021, 8, 30, 17),
    notBefore: Date.UTC(2021, 8, 30, 16),
  })
})

test('allows a missing statement, but not its missing empty lines', () => {
  const statement = 'I accept the ExampleOrg Terms of Service: https://example.com/tos\n'
  expect(parseSiweMessage(published.replace(statement, ''))).toBeDefined()
  expect(parseSiweMessage(published.replace(`${statement}\n`, ''))).toBeUndefined()
})

describe('rejects a text that departs from the grammar', () => {
  test.each<[string, (text: string) => string]>([
    ['version 2', (text) => text.replace('Version: 1', 'Version: 2')],
    ['an address without its checksum', (text) => text.replace(address, address.toLowerCase())],
    ['an address that is too short', (text) => text.replace(address, address.slice(0, -1))],
    ['a nonce of seven characters', (text) => text.replace('32891756', '3289175')],
    ['a nonce with a dash', (text) => text.replace('32891756', '3289-1756')],
    ['a chain that is not a number', (text) => text.replace('Chain ID: 1', 'Chain ID: one')],
    ['chain 0', (text) => text.replace('Chain ID: 1', 'Chain ID: 0')],
    ['a date without time', (text) => text.replace('T16:25:24Z', '')],
    ['an invalid month', (text) => text.replace('2021-09', '2021-13')],
    ['no URI', (text) => text.replace('URI: https://example.com/login\n', '')],
    ['text that is not a URI', (text) => text.replace('https://example.com/login', 'login')],
    ['an invalid URI', (text) => text.replace('https://example.com/login', 'https://')],
    ['fields in another order', (text) => text.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
    ['a field twice', (text) => text.replace('Version: 1\n', 'Version: 1\nVersion: 1\n')],
    ['a statement of two lines', (text) => text.replace('I accept', 'I\naccept')],
    ['carriage returns', (text) => text.replaceAll('\n', '\r\n')],
    ['something before it', (text) => `\n${text}`],
    ['something after it', (text) => `${text}\n`],
    ['another sentence', (text) => text.replace('wants you', 'wants me')],
    ['nothing', () => ''],
  ])('%s', (_, spoil) => {
    expect(spoil(published)).not.toBe(published)
    expect(parseSiweMessage(spoil(published))).toBeUndefined()
  })
})

test("parses the throwaway wallet's message", () => {
  expect(parseSiweMessage(throwawayWallet().message({ issuedAt: 0 }))).toBeDefined()
})
