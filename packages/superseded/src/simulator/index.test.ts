import { createService } from '@onramp-kit/msw'
import { expect, expectTypeOf, test } from 'vitest'
import * as entry from './index.ts'

test('the entry exports exactly the public names', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'createCookieJar',
    'serverFault',
    'simulatedToken',
    'superseded',
  ])
})

/** Names of the options that do not accept `undefined`. */
type WithoutUndefined<Options> = {
  [Name in keyof Options]-?: undefined extends Required<Options>[Name] ? never : Name
}[keyof Options]

test('every option accepts undefined', () => {
  expectTypeOf<WithoutUndefined<entry.SupersededOptions>>().toEqualTypeOf<never>()
})

test('the extension adds its scenario to a service', async () => {
  const service = createService({
    extensions: [entry.superseded()],
    scenario: entry.serverFault,
  })
  expect(service.state().scenario).toBe('server_fault')
  const listed = await service.fetch('https://service.example/_simulator/scenarios')
  expect(await listed.json()).toHaveProperty('server_fault')
  expect(() => createService({ scenario: entry.serverFault })).toThrow(
    'createService: scenario must be one of default,',
  )
})
