import { describe, expect, test } from 'vitest'
import { allows } from './contentPolicy.ts'

/** The parts of a host-source, and whether browsers match each with the origin. (CSP3 6.7.2.) */
interface Parts {
  readonly scheme: Readonly<Record<string, boolean>>
  readonly host: Readonly<Record<string, boolean>>
  readonly port: Readonly<Record<string, boolean>>
}

const scheme = { '': true, 'https://': true, 'HTTP://': true, 'wss://': false }
const host = {
  '*': true,
  '*.example': true,
  '*.Service.example': true,
  'api.service.example': true,
  'API.service.EXAMPLE': true,
  '*.api.service.example': false,
  '*.vice.example': false,
  'service.example': false,
}
const paths = ['', '/', '/v1/']

describe.each<[string, Parts]>([
  [
    'https://api.service.example',
    { scheme, host, port: { '': true, ':443': true, ':*': true, ':8443': false } },
  ],
  [
    'https://api.service.example:8443',
    { scheme, host, port: { '': false, ':443': false, ':*': true, ':8443': true } },
  ],
])('a host-source matches %s as in browsers', (origin, parts) => {
  test.each(Object.entries(parts.host))('with the host %s: %s', (name, isHost) => {
    for (const [prefix, isScheme] of Object.entries(parts.scheme))
      for (const [port, isPort] of Object.entries(parts.port))
        for (const path of paths) {
          const source = prefix + name + port + path
          // A star alone stands for every port.
          const expected = source === '*' || (isScheme && isHost && isPort)
          expect(allows([source], origin, 'https://shop.example'), source).toBe(expected)
        }
  })
})
