import { createService } from '@onramp-kit/msw'
import { wrongVariants } from '@onramp-kit/test-tools/wrongVariants'
import { describe, expect, expectTypeOf, test } from 'vitest'
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

const verify = (): never => {
  throw new Error('no proof is verified here')
}

/** A valid value of every option. */
const everyOption: {
  readonly [Name in keyof entry.SupersededOptions]-?: entry.SupersededOptions[Name]
} = {
  accountVariant: 'B',
  alone: true,
  fieldNames: { proof: 'jwt', message: 'text', signature: 'sig', email: 'mail' },
  paths: { 'session.siwe': '/v1/session/{address}/eip-4361' },
  serviceChain: 'harbor',
  statuses: { unauthorized: 500 },
  verify: { siwe: verify, identityToken: verify, accessToken: verify },
}

describe.each(Object.entries(everyOption))('the option %s', (name, value) => {
  const create = (given: unknown) => entry.superseded({ [name]: given })

  test('may have every name', () => {
    expect(() => create(value)).not.toThrow()
  })

  test.each(wrongVariants(value))('is rejected by its name: %s', (_, given) => {
    expect(() => create(given)).toThrow(RangeError)
    expect(() => create(given)).toThrow(`superseded: ${name}`)
  })
})

test('an unknown option is rejected', () => {
  const options = JSON.parse('{ "acountVariant": "B" }') as entry.SupersededOptions
  expect(() => entry.superseded(options)).toThrow(
    'superseded: options has no "acountVariant"; it has',
  )
})

test('a service takes the extension once', () => {
  const extensions = [entry.superseded(), entry.superseded({ alone: true })]
  expect(() => createService({ extensions })).toThrow(
    'createService: extensions must list each extension once.',
  )
})
